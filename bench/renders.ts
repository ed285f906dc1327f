import type { Ratio } from './load.ts'
import { ratioTo } from './load.ts'

/** Pages rendered, not answered: those who ask at once for one page share a render, so the shop's own count is read. */
export async function rendersPerSecond(constant: string, shop: string, path: string): Promise<Ratio> {
  const [before, began] = [await rendered(shop), performance.now()]
  const load = await ratioTo({ url: constant }, { url: shop + path })
  // Half of the time went to the bare route.
  const seconds = (performance.now() - began) / 2000
  const perSecond = ((await rendered(shop)) - before) / seconds
  return { perSecond, bare: load.bare, ratio: perSecond / load.bare }
}

async function rendered(shop: string): Promise<number> {
  const metrics = await (await fetch(`${shop}/metrics`)).text()
  return Number(/pito_kept_pages_total\{outcome="rendered"\} (\d+)/.exec(metrics)?.[1] ?? 0)
}
