import { accountSentences } from './account-sentences.ts'
import { eanFaultSentence } from './article-sentences.ts'
import { isCalendarDate } from './calendar-date.ts'
import { whyNotEan } from './ean.ts'
import { addDays } from './helsinki-date.ts'
import { readChoice } from './import-choices.ts'
import type { ImportField } from './import-fields.ts'
import { countsAs, importSentences as s } from './import-sentences.ts'
import type { NumberLimits } from './number-limits.ts'
import { isWithin } from './number-limits.ts'
import { isOneLine, oneSpelling } from './one-line.ts'
import { priceSentences } from './price-sentences.ts'
import type { Sentence } from './sentences.ts'

/** `assumed` says how a text was understood that is not exact, so that the dry run can name it. */
type ReadCell =
  | { readonly value: string | number | boolean; readonly assumed?: Sentence }
  | { readonly fault: Sentence }

const choiceFaults: Partial<Readonly<Record<ImportField['holds'], Sentence>>> = {
  season: s.seasonUnknown,
  'vehicle-kind': s.vehicleUnknown,
  segment: s.segmentUnknown,
  flag: s.notFlag,
}

const spreadsheetError =
  /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|PUUTTUU!|VIITTAUS!|ARVO!|NIMI\?|JAKO\/0!)$/i

/** The day that the number 0 means in most spreadsheets. */
export const usualDayZero = '1899-12-30'

/** Reads a cell of an imported file that is not empty. `dayZero` is the day from which numbers count days. */
export function readCell(
  { holds, limits }: Pick<ImportField, 'holds' | 'limits'>,
  text: string,
  dayZero = usualDayZero,
): ReadCell {
  if (text.startsWith('=')) return { fault: s.formula }
  if (spreadsheetError.test(text)) return { fault: s.spreadsheetError }
  if (holds === 'ean') return readEan(withoutZeroFraction(text))
  if (holds === 'euros') return readCents(text, limits)
  if (holds === 'whole') return readWhole(withoutZeroFraction(text), limits)
  if (holds === 'count') return readCount(text, limits)
  if (holds === 'week') return { value: weekText(withoutZeroFraction(text)) }
  if (holds === 'date') return readDate(text, dayZero)
  const choiceFault = choiceFaults[holds]
  if (choiceFault) {
    const value = readChoice(holds, text)
    return value === null ? { fault: choiceFault } : { value }
  }
  return isOneLine(text) ? { value: oneSpelling(text) } : { fault: accountSentences.notOneLine }
}

/** Some programs store the whole numbers of a workbook with a fraction: 3125.0. */
function withoutZeroFraction(text: string): string {
  return text.replace(/^(-?\d+)[.,]0{1,2}$/, '$1')
}

function readWhole(text: string, limits: NumberLimits | undefined): ReadCell {
  return /^-?\d+$/.test(text) ? within(limits, Number(text)) : { fault: s.notWhole }
}

/** Returns 3125 for DOT 3125 and 31/25. Spreadsheets cut the first zero off a production week. */
function weekText(text: string): string {
  return text
    .replace(/^DOT[\s:]*(?=\d)/i, '')
    .replace(/^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/, '$1$2')
    .padStart(4, '0')
}

function readEan(text: string): ReadCell {
  const fault = whyNotEan(text)
  return fault ? { fault: eanFaultSentence(fault, text) } : { value: text }
}

const timeOfDay = /[T\s,]+(?:klo\s*)?\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:[.,]\d+)?(?:Z|[+-]\d{2}:?\d{2})?$/i

/**
 * Reads 25.11.2026, 25.11.26, 2026-11-25, or the number of days by which a workbook stores a date. A time of day that
 * follows is left out.
 */
function readDate(text: string, dayZero: string): ReadCell {
  const [day] = text.split(timeOfDay)
  const [, days] = /^(\d{5})(?:[.,]\d+)?$/.exec(text) ?? []
  const date = days ? addDays(dayZero, Number(days)) : isoDate(day ?? '')
  if (isCalendarDate(date)) return { value: date }
  const isOfOtherCentury = /^\d{4}-/.test(date) && isCalendarDate(date.replace(/^\d\d/, '20'))
  return { fault: isOfOtherCentury ? s.dateOutsideCentury : s.notDate }
}

function isoDate(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text) ?? []
  return year ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

function within(limits: NumberLimits | undefined, value: number): ReadCell {
  return limits && !isWithin(limits, value) ? { fault: limits.sentence } : { value }
}

/** Reads a quantity. Suppliers write 20 kpl, and 20+ or >20 when they have more and do not say how many. */
function readCount(text: string, limits: NumberLimits | undefined): ReadCell {
  const [, number, after] = /^(?:>\s*)?(-?\d+)(?:[.,]0{1,2})?\s*(\+)?\s*(?:kpl|pcs?)?\.?$/i.exec(text) ?? []
  if (number === undefined) return { fault: s.notWhole }
  const value = Number(number)
  const read = within(limits, value)
  const isAssumed = after || text.startsWith('>')
  return 'value' in read && isAssumed ? { value, assumed: countsAs(text, value) } : read
}

/**
 * Reads an amount in euros as cents. The decimal mark is the last comma or point; the other one may separate thousands.
 * A single mark that is followed by three digits is refused, because both readings are possible.
 */
function readCents(text: string, limits: NumberLimits | undefined): ReadCell {
  const plain = text.replaceAll(/[\s\u00A0\u202F€]/g, '').replace('\u2212', '-')
  const match =
    /^(-?\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ??
    /^(-?\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(plain) ??
    /^(-?\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(plain)
  if (!match) return { fault: /^-?\d+[.,]\d{3,}$/.test(plain) ? priceSentences.twoDecimals : s.notAnAmount }
  const [, euros = '', cents = ''] = match
  return within(limits, Number(euros.replaceAll(/[.,]/g, '') + cents.padEnd(2, '0')))
}
