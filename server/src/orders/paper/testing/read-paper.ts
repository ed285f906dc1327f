import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { code128 } from '../rules/code-128.ts'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>

interface ReadPage {
  readonly text: string
  /** The barcodes of the page, decoded from its filled rectangles. */
  readonly barcodes: readonly (string | undefined)[]
}

/** Reads the texts of a PDF, and those of its barcodes that encode one of the numbers. */
export async function readPaper(pdf: Buffer, orderNumbers: readonly string[]): Promise<ReadPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document)
  const numbers = new Map(orderNumbers.map((number) => [widthsOf(code128(number)), number]))
  const pages: ReadPage[] = []
  for (const [place, each] of text.entries()) {
    const drawn = await barcodesOn(await document.getPage(place + 1))
    const barcodes = drawn.map((bars) => numbers.get(widthsOf(bars)))
    pages.push({ text: each.replaceAll(/\s+/g, ' '), barcodes })
  }
  return pages
}

interface Bar {
  readonly left: number
  readonly width: number
}

/** The widths of bars and spaces in modules, given that the first bar of Code 128 is two modules wide. */
function widthsOf(bars: readonly Bar[]): string {
  const module = (bars[0]?.width ?? 0) / 2
  return bars
    .flatMap(({ left, width }, place) => {
      const next = bars[place + 1]
      return next ? [width, next.left - left - width] : [width]
    })
    .map((points) => Math.round(points / module))
    .join('')
}

async function barcodesOn(page: Page): Promise<Bar[][]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.flatMap((operator, place) => {
    const [paint, [path]] = operator === OPS.constructPath ? argsArray[place] : [null, [null]]
    return paint === OPS.fill && path ? [barsOf([...path])] : []
  })
}

/** A rectangle is moved to (0), has three lines (1) and is closed (4); each point follows its command. */
function barsOf(path: readonly number[]): Bar[] {
  const bars: Bar[] = []
  const numbersOfRectangle = 13
  for (let at = 0; at < path.length; at += numbersOfRectangle) {
    const left = path[at + 1] ?? 0
    bars.push({ left, width: (path[at + 4] ?? 0) - left })
  }
  return bars
}
