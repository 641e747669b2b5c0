/** What went wrong outside of the game, in words. */
import type { Translate } from "../../i18n/language.ts";
import type { Notice, Spoilt } from "../ports.ts";
import { reasonKey } from "./faultText.ts";
import { listed } from "./listed.ts";

/** A line for each notice; what was ignored in the address is told in one. */
export function noticeLines(t: Translate, notices: readonly Notice[]): readonly string[] {
  const ignored = notices.filter(isIgnored).map(({ fault }) => fault.at ?? "");
  const rest = notices.filter((notice) => !isIgnored(notice)).map((notice) => lineOf(t, notice));
  const lines = ignored.length > 0 ? [t("notice.address", { names: listed(t, ignored) }), ...rest] : rest;
  return [...new Set(lines)];
}

function isIgnored(notice: Notice): notice is Spoilt {
  if (!("fault" in notice)) return false;
  const { about, fault } = notice;
  const told = fault.code === "ADDRESS_REPEATED" || fault.code.startsWith("STORE_");
  return about === "address" && !told && fault.at !== "position" && fault.at !== "g";
}

function lineOf(t: Translate, notice: Notice): string {
  return "fault" in notice ? spoiltLine(t, notice) : t(`notice.${notice.about}`);
}

function spoiltLine(t: Translate, { about, fault }: Spoilt): string {
  if (fault.code === "STORE_FULL") return t("records.full");
  if (fault.code.startsWith("STORE_")) return t("notice.storage");
  switch (about) {
    case "address":
      if (fault.code === "ADDRESS_REPEATED") return t("notice.twice", { name: fault.at ?? "" });
      return t(fault.at === "g" ? "notice.shared" : "notice.position", { reason: t(reasonKey(fault)) });
    case "save":
      return t("notice.save", { reason: t(reasonKey(fault)) });
    case "settings":
      return t("notice.settings");
    default:
      return about satisfies never;
  }
}
