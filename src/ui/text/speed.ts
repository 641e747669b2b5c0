import type { Translate } from "../../i18n/language.ts";
import type { SpeedChoice } from "../../storage/choices.ts";

export function speedName(t: Translate, speed: SpeedChoice): string {
  if (speed === "instant") return t("control.instant");
  return t("control.times", { factor: speed === "0.5" ? "½" : speed });
}
