import { drive } from './load.ts'
import { plainReactCpu } from './plain-react.ts'

export interface FirstRender {
  /** Of the server's process, answers and garbage included. */
  readonly cpuMilliseconds: number
  /** The same beside what React alone needs for the markup of one of the pages. */
  readonly timesPlainReact: number
}

/** Pages rendered, not answered: requests for one page at once share a render, so the shop's own count is read. */
export async function firstRender(shop: string, paths: readonly string[]): Promise<FirstRender> {
  const html = await (await fetch(shop + paths[0])).text()
  await drive({ url: shop, paths })
  const before = await readMetrics(shop)
  const plain = [await plainReactCpu(html)]
  await drive({ url: shop, paths })
  const after = await readMetrics(shop)
  plain.push(await plainReactCpu(html))
  const cpuMilliseconds = ((after.cpuSeconds - before.cpuSeconds) * 1000) / (after.renders - before.renders)
  return {
    cpuMilliseconds,
    timesPlainReact: cpuMilliseconds / (plain.reduce((sum, each) => sum + each, 0) / 2),
  }
}

async function readMetrics(shop: string): Promise<{ renders: number; cpuSeconds: number }> {
  const metrics = await (await fetch(`${shop}/metrics`)).text()
  const read = (line: RegExp) => Number(line.exec(metrics)?.[1] ?? 0)
  return {
    renders: read(/pito_kept_pages_total\{outcome="rendered"\} (\d+)/),
    cpuSeconds: read(/^process_cpu_seconds_total (\S+)/m),
  }
}
