import { readTrackingNumbers, trackingNumberPattern } from './tracking-numbers.ts'

export const batchActions = ['pack', 'send'] as const
export type BatchAction = (typeof batchActions)[number]

/** A batch has at most as many orders as a page of a list can have. */
export const mostInBatch = 200

/** The address of the file with selected orders or with those of a list. */
export const orderExportPath = '/api/v1/staff/order-exports/download'

interface BatchLine {
  readonly orderNumber: string
  readonly trackingNumbers: readonly string[]
}

const orderNumberPattern = /^[1-9]\d{9}$/

/**
 * Reads lines of an order number and the tracking numbers of its parcels, separated by semicolons, commas or tabs, as
 * scanners and CSV files write them. An order may have several lines. Lines that cannot be read are returned as they
 * are; a first line without digits is a heading.
 */
export function readBatchLines(text: string): { lines: BatchLine[]; faults: string[] } {
  const parcels = new Map<string, string[]>()
  const faults: string[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  for (const [place, line] of lines.entries()) {
    const [first = '', ...others] = line.split(/[;,\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    if (line.trim() === '' || (place === 0 && !/\d/.test(line))) continue
    const numbers = readTrackingNumbers(others.join('\n'))
    if (!orderNumberPattern.test(first) || numbers.some((number) => !trackingNumberPattern.test(number)))
      faults.push(line)
    else parcels.set(first, [...new Set([...(parcels.get(first) ?? []), ...numbers])])
  }
  return {
    lines: [...parcels].map(([orderNumber, trackingNumbers]) => ({ orderNumber, trackingNumbers })),
    faults,
  }
}
