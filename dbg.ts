import { chromium } from "@playwright/test";
import { launchOptions } from "./tests/browser/chromium.ts";
import { serveBelow } from "./tests/browser/server.ts";
const server = serveBelow("/");
const browser = await chromium.launch(launchOptions());
for (let n = 0; n < 4; n++) {
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, serviceWorkers: "block" });
const cdp = await page.context().newCDPSession(page);
await cdp.send("Profiler.enable"); await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
await page.addInitScript(() => {
  const marks: [string, number][] = ((window as any).marks = []);
  const seen = new Set<string>();
  new MutationObserver(() => { for (const [name, sel] of [["main", "main"], ["canvas", "canvas"], ["drawn", "[data-drawn=true]"]] as const) if (!seen.has(name) && document.querySelector(sel)) { seen.add(name); marks.push([name, performance.now()]); if (name === "drawn") requestAnimationFrame(() => marks.push(["frame", performance.now()])); } }).observe(document, { subtree: true, childList: true, attributes: true });
});
if (n === 3) { await cdp.send("Profiler.setSamplingInterval", { interval: 500 }); await cdp.send("Profiler.start"); }
await page.goto(`${await server.address}/?rules=split&south=human&north=human`);
await page.waitForFunction(() => (window as any).marks.length >= 4);
const { metrics } = await cdp.send("Performance.getMetrics");
const got = (k: string) => Math.round((metrics.find((m) => m.name === k)?.value ?? 0) * 1000);
console.log(await page.evaluate(() => JSON.stringify((window as any).marks.map(([n, t]: any) => [n, Math.round(t)]))), "task", got("TaskDuration"), "script", got("ScriptDuration"), "layout", got("LayoutDuration"), "style", got("RecalcStyleDuration"));
if (n < 3) console.log(await page.evaluate(() => performance.getEntriesByType("resource").map((e: any) => `${e.name.split("/").pop().slice(0, 24)} ${Math.round(e.startTime)}-${Math.round(e.responseEnd)}`).join("; ")));
if (n === 3) { const { profile } = await cdp.send("Profiler.stop"); const self = new Map<string, number>(); const byId = new Map(profile.nodes.map((x) => [x.id, x])); profile.samples!.forEach((id, i) => { const f = byId.get(id)!.callFrame; const k = `${f.functionName || "(anon)"} ${f.url.split("/").pop()}:${f.lineNumber}:${f.columnNumber}`; self.set(k, (self.get(k) ?? 0) + profile.timeDeltas![i]! / 1000); }); for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 25)) console.log(v.toFixed(0), k); }
await page.close();
}
await browser.close(); server.close();
