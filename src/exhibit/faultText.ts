/** What is wrong in a settings file, in plain words. */
import type { Translate } from "../i18n/language.ts";
import type { ConfigFault } from "./config.ts";
import type { Expected } from "./fields.ts";

export function faultText(t: Translate, fault: ConfigFault): string {
  switch (fault.code) {
    case "EXHIBIT_FIELD": {
      const { path, expected, found } = fault;
      if (expected.kind === "nothing") return t("exhibit.fault.unknown", { path, known: expected.known });
      return t("exhibit.fault.field", { path, expected: expectedText(t, expected), found });
    }
    case "EXHIBIT_JSON":
      return fault.line === null
        ? t("exhibit.fault.json")
        : t("exhibit.fault.jsonLine", { line: fault.line });
    case "EXHIBIT_PAGE":
      return t("exhibit.fault.page");
    case "EXHIBIT_LENGTH":
      return t("exhibit.fault.length");
    case "EXHIBIT_MISSING":
      return t("exhibit.fault.missing");
    case "EXHIBIT_UNREACHED":
      return t("exhibit.fault.unreached");
    default:
      throw fault satisfies never;
  }
}

function expectedText(t: Translate, expected: Exclude<Expected, { kind: "nothing" }>): string {
  switch (expected.kind) {
    case "number":
    case "whole":
      return t(`exhibit.expected.${expected.kind}`, { from: expected.from, to: expected.to });
    case "choice":
      return t("exhibit.expected.choice", { choices: expected.choices });
    case "text":
      return t("exhibit.expected.text", { most: expected.most });
    case "list":
    case "truth":
    case "span":
    case "group":
    case "texts":
      return t(`exhibit.expected.${expected.kind}`);
    default:
      throw expected satisfies never;
  }
}
