import { describe, expect, it } from "vitest";
import { createListeners } from "../../src/session/listeners.ts";

const fail = (error: unknown) => {
  throw error;
};

describe("listeners", () => {
  it("are each told once, in the order of the news, even of what one of them causes", () => {
    const listeners = createListeners<number>(fail);
    const heard: string[] = [];
    listeners.subscribe((news) => {
      heard.push(`first ${news}`);
      if (news === 1) listeners.tell(2);
    });
    listeners.subscribe((news) => heard.push(`second ${news}`));
    listeners.tell(1);
    expect(heard).toEqual(["first 1", "second 1", "first 2", "second 2"]);
  });

  it("are told all the same when one of them throws", () => {
    const reports: unknown[] = [];
    const listeners = createListeners<number>((error) => reports.push(error));
    const heard: number[] = [];
    listeners.subscribe(() => fail("broken"));
    listeners.subscribe((news) => heard.push(news));
    listeners.tell(1);
    listeners.tell(2);
    expect([reports, heard]).toEqual([
      ["broken", "broken"],
      [1, 2],
    ]);
  });

  it("are told no more once they are off, in the middle of the news too", () => {
    const listeners = createListeners<number>(fail);
    const heard: number[] = [];
    listeners.subscribe(() => off());
    const off = listeners.subscribe((news) => heard.push(news));
    listeners.tell(1);
    expect(heard).toEqual([]);
  });

  it("may be the same function twice, each with its own way out", () => {
    const listeners = createListeners<number>(fail);
    const heard: number[] = [];
    const listener = (news: number) => heard.push(news);
    const off = listeners.subscribe(listener);
    listeners.subscribe(listener);
    off();
    listeners.tell(1);
    expect(heard).toEqual([1]);
  });
});
