import { plainReactCpu } from './plain-react.ts'

interface FirstRender {
  /** The CPU time of the server's process for one response, garbage collection included. */
  readonly cpuMilliseconds: number
  /** The CPU time divided by the time that React alone needs for the markup of one of the pages. */
  readonly timesPlainReact: number
}

const requests = 300

/**
 * Measures the CPU time of a first render with the metrics of the shop. Requests are sent one after another, because
 * simultaneous requests for one page share a render.
 */
export async function firstRender(shop: string, paths: readonly string[]): Promise<FirstRender> {
  const html = await requestInTurn(shop, paths)
  const plain = [await plainReactCpu(html)]
  const before = await readMetrics(shop)
  await requestInTurn(shop, paths)
  const after = await readMetrics(shop)
  plain.push(await plainReactCpu(html))
  const cpuMilliseconds = ((after.cpuSeconds - before.cpuSeconds) * 1000) / (after.renders - before.renders)
  return {
    cpuMilliseconds,
    timesPlainReact: cpuMilliseconds / (plain.reduce((sum, each) => sum + each, 0) / 2),
  }
}

/**
 * Requests the pages in turn and returns the HTML of the last response. Responses are requested uncompressed, because
 * a page in the cache is compressed only once.
 */
async function requestInTurn(shop: string, paths: readonly string[]): Promise<string> {
  let html = ''
  for (let request = 0; request < requests; request++) {
    const answer = await fetch(shop + paths[request % paths.length], {
      headers: { 'accept-encoding': 'identity' },
    })
    html = await answer.text()
  }
  return html
}

async function readMetrics(shop: string): Promise<{ renders: number; cpuSeconds: number }> {
  const metrics = await (await fetch(`${shop}/metrics`)).text()
  const read = (line: RegExp) => Number(line.exec(metrics)?.[1] ?? 0)
  return {
    renders: read(/pito_cached_pages_total\{outcome="rendered"\} (\d+)/),
    cpuSeconds: read(/^process_cpu_seconds_total (\S+)/m),
  }
}
