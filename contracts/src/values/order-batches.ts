import { readTrackingNumbers, trackingNumberPattern } from './tracking-numbers.ts'

export const batchActions = ['pack', 'send'] as const
export type BatchAction = (typeof batchActions)[number]

/** A batch has at most as many orders as a page of a list can have. */
export const mostInBatch = 200

/** The address of the file with selected orders or with those of a list. */
export const orderExportPath = '/api/v1/staff/order-exports/download'

/** The address of the file with invoices or credit notes for bookkeeping. */
export const documentExportPath = '/api/v1/staff/documents/download'

interface BatchLine {
  readonly orderNumber: string
  readonly trackingNumbers: readonly string[]
}

/** Why a line of a file cannot be used. */
type BatchFault = 'columns' | 'order-number' | 'tracking-number' | 'shortened' | 'of-two-orders'

interface FaultyLine {
  readonly line: string
  readonly fault: BatchFault
}

const orderNumberPattern = /^[1-9]\d{9}$/
/** A spreadsheet shows a long number as 3,70725E+17, and saves what it shows. */
const scientific = /\d(?:[.,]\d+)?E\+\d+/i
/** A spreadsheet retains 15 digits of a number and replaces the others by zeros. */
const roundedNumber = /^[1-9]\d{14}0{3,}$/

/**
 * Reads lines of an order number and the tracking numbers of its parcels, separated by semicolons, commas or tabs, as
 * scanners and CSV files write them. An order may have several lines. A first line without digits is a heading; it says
 * which columns are read, if there are more than two. A parcel cannot belong to two orders.
 */
export function readBatchLines(text: string): { lines: BatchLine[]; faults: FaultyLine[] } {
  const parcels = new Map<string, string[]>()
  const orderOf = new Map<string, string>()
  const faults: FaultyLine[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|[\r\n]/)
  const isHeading = lines[0] !== undefined && !/\d/.test(lines[0])
  const columns = isHeading ? columnsOf(cellsOf(lines[0] ?? '')) : { order: 0, parcels: null }
  if (columns === null) return { lines: [], faults: [{ line: lines[0] ?? '', fault: 'columns' }] }
  for (const line of isHeading ? lines.slice(1) : lines) {
    if (line.trim() === '') continue
    const cells = cellsOf(line)
    const order = cells[columns.order] ?? ''
    const others = columns.parcels === null ? cells.slice(1) : [cells[columns.parcels] ?? '']
    const numbers = readTrackingNumbers(others.join('\n'))
    const fault = faultOf(line, order, numbers, orderOf)
    if (fault) faults.push({ line, fault })
    else {
      for (const number of numbers) orderOf.set(number, order)
      parcels.set(order, [...new Set([...(parcels.get(order) ?? []), ...numbers])])
    }
  }
  return {
    lines: [...parcels].map(([orderNumber, trackingNumbers]) => ({ orderNumber, trackingNumbers })),
    faults,
  }
}

function faultOf(
  line: string,
  order: string,
  numbers: readonly string[],
  orderOf: ReadonlyMap<string, string>,
): BatchFault | null {
  if (scientific.test(line) || numbers.some((number) => roundedNumber.test(number))) return 'shortened'
  if (!orderNumberPattern.test(order)) return 'order-number'
  if (numbers.some((number) => !trackingNumberPattern.test(number))) return 'tracking-number'
  return numbers.some((number) => (orderOf.get(number) ?? order) !== order) ? 'of-two-orders' : null
}

/** The cells of a line without their quotes. A separator inside quotes separates parcels of the same order. */
function cellsOf(line: string): string[] {
  const separator = [';', '\t'].find((each) => line.includes(each)) ?? ','
  return line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}

const orderHeading = /tilaus|order/i
const parcelHeading = /seuranta|tracking|lähetystunnus|kollitunnus|parcel/i

/** Returns which columns a heading names. Two columns or one need no names; null if the names are not found. */
function columnsOf(headings: readonly string[]): { order: number; parcels: number | null } | null {
  if (headings.length <= 2) return { order: 0, parcels: null }
  const parcels = headings.findIndex((heading) => parcelHeading.test(heading))
  const order = headings.findIndex((heading, at) => at !== parcels && orderHeading.test(heading))
  return order < 0 || parcels < 0 ? null : { order, parcels }
}
