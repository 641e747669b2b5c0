/** The worker: machine players think here, so that the page never stands still. */
import { expose } from "comlink";
import { service } from "./service.ts";

expose(service);
