/** The real analyst without a worker. */
import type { Analyst } from "../../src/ai/protocol.ts";
import { createService } from "../../src/ai/service.ts";
import { parseStudyAnswer, parseStudyRequest } from "../../src/ai/wire.ts";
import { must } from "../../src/engine/result.ts";
import { settle } from "./fakes.ts";

/** What a look at the clock costs here, in milliseconds: a stretch of thinking is four looks, whatever the machine's speed. */
const TICK = 7;

export function createAnalyst(): Analyst {
  let clock = 0;
  const service = createService({
    pause: settle,
    now: () => {
      clock += TICK;
      return clock;
    },
  });
  let studies = 0;
  return {
    async prepare(place) {
      // A strong player's choice has no more worked out than this position needs.
      await service.choose({ ...place, chooser: "level:8", seed: 0 });
    },
    async *study(place, signal) {
      const request = { ...place, id: ++studies };
      const asked = must(parseStudyRequest(request));
      for (;;) {
        signal.throwIfAborted();
        const { done, ...analysis } = must(parseStudyAnswer(asked, service.study(request)));
        yield analysis;
        if (done) return;
      }
    },
  };
}
