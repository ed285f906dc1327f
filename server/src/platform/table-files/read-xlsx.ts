import type { Readable } from 'node:stream'
import { addDays } from '@pito/contracts/values/helsinki-date'
import type { SaxesTagPlain } from 'saxes'
import { openArchive } from './open-archive.ts'
import { attribute, localName, readXml } from './read-xml.ts'
import type { ByteSource, TableRow } from './table-file.ts'
import { TableRefused, tableLimits } from './table-file.ts'
import { dateStyles, partLimits, readWorkbook, sharedStrings, TextRuns } from './workbook-parts.ts'

/** Streams the rows of the first visible sheet of a workbook. */
export async function* readXlsx(source: ByteSource): AsyncGenerator<TableRow> {
  const archive = await openArchive(source)
  try {
    const { sheetPath: path, dayZero } = await readWorkbook(archive)
    const merged = await mergedColumns(await archive.open(path, partLimits.sheet))
    const dates = { styles: await dateStyles(archive), dayZero }
    const sheet = new SheetReader(await sharedStrings(archive), merged, dates)
    const stream = await archive.open(path, partLimits.sheet)
    for await (const _ of readXml(stream, path, sheet)) yield* sheet.take()
  } finally {
    archive.close()
  }
}

/** Returns the day from which a workbook counts the days of its dates. */
export async function dayZeroOf(source: ByteSource): Promise<string> {
  const archive = await openArchive(source)
  try {
    return (await readWorkbook(archive)).dayZero
  } finally {
    archive.close()
  }
}

interface Dates {
  /** The cell styles that show a number as a date. */
  readonly styles: ReadonlySet<string>
  readonly dayZero: string
}

/** Collects the rows of a sheet from its XML (ECMA-376, part 1, 18.3.1). */
class SheetReader {
  private readonly strings: readonly string[]
  private rows: TableRow[] = []
  private rowNumber = 0
  private cells: string[] = []
  private column = 0
  private kind = 'n'
  private isDate = false
  private value = ''
  private formula: string | null = null
  private inside: 'v' | 'f' | null = null
  private readonly inline = new TextRuns()
  private readonly merged: MergedColumns
  private readonly dates: Dates
  /** The values of the merged cells that reach down to the current row, by their column. */
  private readonly reaching = new Map<number, { readonly lastRow: number; readonly text: string }>()

  constructor(strings: readonly string[], merged: MergedColumns, dates: Dates) {
    this.strings = strings
    this.merged = merged
    this.dates = dates
  }

  take(): TableRow[] {
    const rows = this.rows
    this.rows = []
    return rows
  }

  open(tag: SaxesTagPlain): void {
    const name = localName(tag)
    if (name === 'row') this.openRow(tag)
    else if (name === 'c') this.openCell(tag)
    else if (name === 'v' || name === 'f') this.inside = name
    if (name === 'f') this.formula = ''
    this.inline.open(name)
  }

  text(text: string): void {
    if (this.inside === 'v') this.value += text
    else if (this.inside === 'f') this.formula = (this.formula ?? '') + text
    else this.inline.add(text)
    if (this.value.length > tableLimits.cellCharacters)
      throw new TableRefused('cell-too-long', this.rowNumber)
  }

  close(tag: SaxesTagPlain): void {
    const name = localName(tag)
    this.inline.close(name)
    if (name === 'v' || name === 'f') this.inside = null
    else if (name === 'c') this.closeCell()
    else if (name === 'row' && this.cells.some((cell) => cell !== '')) this.closeRow()
  }

  /** A cell that is merged with cells below it, such as a price of several sizes, counts for each of their rows. */
  private closeRow(): void {
    const merged: number[] = []
    for (const [column, { lastRow, text }] of this.reaching) {
      if (this.rowNumber > lastRow) this.reaching.delete(column)
      else if (!this.cells[column - 1]) {
        while (this.cells.length < column) this.cells.push('')
        this.cells[column - 1] = text
        merged.push(column - 1)
      }
    }
    this.rows.push({ number: this.rowNumber, cells: this.cells, ...(merged.length > 0 && { merged }) })
  }

  private openRow(tag: SaxesTagPlain): void {
    this.rowNumber = Number(attribute(tag, 'r') ?? this.rowNumber + 1)
    this.cells = []
    this.column = 0
  }

  private openCell(tag: SaxesTagPlain): void {
    const address = attribute(tag, 'r')
    this.column = address === undefined ? this.column + 1 : columnOf(address)
    // A single cell at the far end of the sheet would make a row of 16,384 cells.
    if (!(this.column <= tableLimits.columns))
      throw new TableRefused('too-many-columns', address ?? this.rowNumber)
    this.kind = attribute(tag, 't') ?? 'n'
    this.isDate = this.dates.styles.has(attribute(tag, 's') ?? '')
    this.value = ''
    this.formula = null
  }

  private closeCell(): void {
    while (this.cells.length < this.column - 1) this.cells.push('')
    const text = this.cellText().trim()
    this.cells.push(text)
    const lastRow = this.merged(this.rowNumber, this.column)
    if (lastRow !== undefined) this.reaching.set(this.column, { lastRow, text })
  }

  /** Returns a formula as a formula: its stored result may be out of date, so the import refuses it. */
  private cellText(): string {
    const inline = this.inline.take()
    if (this.formula !== null) return `=${this.formula || '…'}`
    if (this.kind === 's') return this.strings[Number(this.value)] ?? ''
    if (this.kind === 'inlineStr') return checkedLength(inline, this.rowNumber)
    if (this.kind !== 'n') return this.value
    return (this.isDate ? dateText(this.value, this.dates) : null) ?? numberText(this.value)
  }
}

function checkedLength(text: string, row: number): string {
  if (text.length > tableLimits.cellCharacters) throw new TableRefused('cell-too-long', row)
  return text
}

/**
 * Returns the date that a number of days means, or null for numbers that are not dates of this or the last century. A
 * time of day is left out.
 */
function dateText(value: string, { dayZero }: Dates): string | null {
  const [, days] = /^(\d{5})(?:\.\d+)?$/.exec(value) ?? []
  return days ? addDays(dayZero, Number(days)) : null
}

/**
 * Returns a number as the spreadsheet shows it: Excel stores 99.95 as 99.950000000000003. Some programs write long numbers
 * in scientific notation; those with nearly all digits of an EAN are written out. Shorter ones stay as they are, because
 * an EAN in that notation has lost digits.
 */
function numberText(value: string): string {
  const [, mantissa = '', exponent] = /^(\d\.\d{9,})E\+?(\d\d?)$/i.exec(value) ?? []
  if (exponent && mantissa.length - 2 <= Number(exponent) && Number(exponent) < 15)
    return String(Number(value))
  const digits = value.replaceAll(/\D/g, '').length
  return value.includes('.') && digits > 15 && !/e/i.test(value)
    ? String(Number(Number(value).toPrecision(15)))
    : value
}

/** Returns the last row of the merged cells that begin at a row and a column, or undefined. */
type MergedColumns = (row: number, column: number) => number | undefined

const range = /<(?:\w+:)?mergeCell\s[^>]*?\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g
const longestTag = 200
const mostRanges = 200_000

/**
 * Finds the cells of a sheet that are merged with cells below them. The list of them stands at the end of a sheet, so the
 * sheet is read once before its rows are. It is searched as text, because parsing it would take several times as long.
 */
async function mergedColumns(sheet: Readable): Promise<MergedColumns> {
  const lastRows = new Map<number, number>()
  const key = (row: number, column: number) => row * 1000 + column
  let rest = ''
  const decoder = new TextDecoder('latin1')
  try {
    for await (const bytes of sheet as AsyncIterable<Uint8Array>) {
      const text = rest + decoder.decode(bytes)
      let end = 0
      for (const match of text.matchAll(range)) {
        const [, letters = '', first, last] = match
        const column = columnOf(letters)
        if (Number(last) > Number(first) && column <= tableLimits.columns)
          lastRows.set(key(Number(first), column), Number(last))
        if (lastRows.size > mostRanges) throw new TableRefused('xlsx-too-large')
        end = match.index + match[0].length
      }
      rest = text.slice(Math.max(end, text.length - longestTag))
    }
  } catch (error) {
    // yauzl reports an entry that is longer than it declares with an error of its own.
    throw error instanceof TableRefused ? error : new TableRefused('xlsx-broken')
  } finally {
    sheet.destroy()
  }
  return (row, column) => lastRows.get(key(row, column))
}

/** Returns the number of the column of an address: `C7` is in column 3. */
function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
