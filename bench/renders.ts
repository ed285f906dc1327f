import type { Ratio } from './load.ts'
import { ratioTo } from './load.ts'

export interface Rendered extends Ratio {
  /** Of the server's process alone, in milliseconds. */
  readonly cpuOfOne: number
}

/** Pages rendered, not answered: those who ask at once for one page share a render, so the shop's own count is read. */
export async function rendersPerSecond(
  constant: string,
  shop: string,
  paths: readonly string[],
): Promise<Rendered> {
  const [before, began] = [await told(shop), performance.now()]
  const load = await ratioTo({ url: constant }, { url: shop, paths })
  // Half of the time went to the bare route.
  const seconds = (performance.now() - began) / 2000
  const after = await told(shop)
  const renders = after.renders - before.renders
  const cpuOfOne = ((after.cpuSeconds - before.cpuSeconds) * 1000) / renders
  return { perSecond: renders / seconds, bare: load.bare, ratio: renders / seconds / load.bare, cpuOfOne }
}

async function told(shop: string): Promise<{ renders: number; cpuSeconds: number }> {
  const metrics = await (await fetch(`${shop}/metrics`)).text()
  const read = (line: RegExp) => Number(line.exec(metrics)?.[1] ?? 0)
  return {
    renders: read(/pito_kept_pages_total\{outcome="rendered"\} (\d+)/),
    cpuSeconds: read(/^process_cpu_seconds_total (\S+)/m),
  }
}
