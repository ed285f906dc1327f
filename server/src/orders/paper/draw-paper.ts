import type { Language } from '@pito/contracts/values/locale'
import { momentShown } from '@pito/contracts/values/moment-shown'
import type { Company } from '../../platform/company/company.ts'
import type { PdfPage } from '../../platform/pdf/make-pdf.ts'
import type { StoredPaper } from './paper-store.ts'
import type { PaperWords } from './paper-words.ts'
import { code128 } from './rules/code-128.ts'
import type { PaperOrder } from './rules/paper-order.ts'
import { isNotFitted, stopOf } from './rules/paper-order.ts'

/** A stored paper together with the words and the company that it is drawn with. */
export interface PaperToDraw extends StoredPaper {
  readonly language: Language
  readonly words: PaperWords
  readonly company: Company
  readonly orders: readonly PaperOrder[]
  /** Lets the process answer requests between the pages of two orders. */
  readonly pause: () => Promise<unknown>
}

const red = '#b00020'

interface Place {
  readonly left: number
  readonly top: number
  /** The width of the narrowest bar in points. */
  readonly module: number
  readonly height: number
}

/** Draws the number of an order as a barcode of filled rectangles. */
export function drawBarcode(page: PdfPage, orderNumber: string, { left, top, module, height }: Place): void {
  for (const bar of code128(orderNumber)) page.rect(left + bar.left * module, top, bar.width * module, height)
  page.fill('#000')
}

/** The barcode of an order number is ninety modules wide. */
export const barcodeModules = 90

export function stopText(order: PaperOrder, words: PaperWords): string | null {
  const stop = stopOf(order)
  return stop && words.stop[stop]
}

export function reprintText({ copy, first }: PaperOrder, { words, language }: PaperToDraw): string | null {
  if (copy === 1) return null
  return `${words.reprint(copy)} ${words.first(first.by, momentShown(first.at, language))}`
}

export function printedByText({ words, printedBy, printedAt, language }: PaperToDraw): string {
  return words.printedBy(printedBy, momentShown(printedAt, language))
}

/** Returns when the tyres of an order are fitted, or null if they are not. */
export function fittingTime(order: PaperOrder, { words, language }: PaperToDraw): string | null {
  if (order.fitting === null || isNotFitted(order)) return null
  return order.fitting.at ? momentShown(order.fitting.at, language) : words.byPhone
}

export function setBold(page: PdfPage, size: number, colour = '#111'): PdfPage {
  return page.font('bold').fontSize(size).fillColor(colour)
}

export function setRegular(page: PdfPage, size: number, colour = '#111'): PdfPage {
  return page.font('regular').fontSize(size).fillColor(colour)
}

export function setStop(page: PdfPage, size: number): PdfPage {
  return setBold(page, size, red)
}

export function addressLines(address: PaperOrder['recipient']): string[] {
  const { company, name, street, street2, postcode, town } = address
  return [company ?? '', name, street, street2 ?? '', `${postcode} ${town}`].filter(Boolean)
}
