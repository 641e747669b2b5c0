/** What is wrong with something that was given, in words. */
import type { Fault } from "../../engine/result.ts";
import type { TextKey, Translate } from "../../i18n/language.ts";
import type { SharedFault } from "../../storage/shared.ts";

/** One sentence about a game that was not opened, with the line of the record where it is wrong. */
export function faultLine(t: Translate, fault: SharedFault): string {
  if (fault.code === "SHARED_BLANK") return t("load.blank");
  const reason = t(reasonKey(fault));
  const { line } = fault;
  return line === undefined ? t("load.refused", { reason }) : t("load.refusedAt", { reason, line });
}

/** The part of a sentence that says why. */
export function reasonKey({ code }: Fault): TextKey {
  switch (code) {
    case "POSITION_COUNT":
      return "fault.counts";
    case "POSITION_TOTAL":
      return "fault.total";
    case "POSITION_BARRED":
      return "fault.barred";
    case "SAVE_VERSION":
    case "LINK_VERSION":
      return "fault.version";
    case "ADDRESS_VALUE":
    case "UNKNOWN_RULES":
    case "RULES_MISSING":
      return "fault.rules";
    case "SHARED_FORM":
      return "load.reason.foreign";
    case "LINK_FORM":
    case "LINK_SUM":
      return "load.reason.changed";
    case "RECORD_LENGTH":
      return "load.reason.long";
    case "HEADER_FORM":
    case "HEADER_TWICE":
    case "NAME_LENGTH":
      return "load.reason.header";
    case "RESULT_MISSING":
      return "load.reason.unfinished";
    case "RESULT_WRONG":
    case "END_WRONG":
      return "load.reason.result";
    case "MOVE_FORM":
    case "MOVE_NUMBER":
    case "MOVE_MISSING":
      return "load.reason.move";
    case "PASS_MISSING":
    case "PASS_WRONG":
      return "load.reason.pass";
    case "GAME_OVER":
      return "load.reason.over";
    case "NO_MOVES":
    case "NOT_YOURS":
    case "EMPTY":
    case "TOO_FEW":
    case "BARRED":
    case "DIRECTION":
      return "load.reason.illegal";
    default:
      return "fault.unreadable"; // Codes are open-ended text; the others are all about the form.
  }
}
