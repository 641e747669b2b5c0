/** The worker: machine players think here, so that the page never stands still. */
import { expose } from "comlink";
import { createPause } from "./pause.ts";
import { createService } from "./service.ts";

expose(createService({ pause: createPause(), now: () => performance.now() }));
