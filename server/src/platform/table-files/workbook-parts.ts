import { usualDayZero } from '@pito/contracts/values/read-cell'
import type { SaxesTagPlain } from 'saxes'
import type { Archive } from './open-archive.ts'
import { attribute, localName, readXml } from './read-xml.ts'
import { TableRefused } from './table-file.ts'

const mebibyte = 1024 * 1024
/** Shared strings stay in memory while the sheet is read; a sheet does not. */
export const partLimits = { small: 5 * mebibyte, strings: 32 * mebibyte, sheet: 256 * mebibyte } as const

const workbookPath = 'xl/workbook.xml'
const relationsPath = 'xl/_rels/workbook.xml.rels'
const stringsPath = 'xl/sharedStrings.xml'
const stylesPath = 'xl/styles.xml'

interface Workbook {
  /** The path of the first sheet that is not hidden. */
  readonly sheetPath: string
  /** The day that the number 0 means. Workbooks that began in Excel for Mac may count from 1904. */
  readonly dayZero: string
}

export async function readWorkbook(archive: Archive): Promise<Workbook> {
  let dayZero = usualDayZero
  const sheets: { readonly id: string; readonly hidden: boolean }[] = []
  await readAll(archive, workbookPath, (tag) => {
    if (localName(tag) === 'workbookPr' && ['1', 'true'].includes(attribute(tag, 'date1904') ?? ''))
      dayZero = '1904-01-01'
    if (localName(tag) !== 'sheet') return
    const id = Object.entries(tag.attributes).find(([name]) => name.endsWith(':id'))?.[1]
    const state = attribute(tag, 'state') ?? 'visible'
    if (id !== undefined) sheets.push({ id, hidden: state !== 'visible' })
  })
  const targets = new Map<string, string>()
  await readAll(archive, relationsPath, (tag) => {
    const [id, target] = [attribute(tag, 'Id'), attribute(tag, 'Target')]
    if (id !== undefined && target !== undefined) targets.set(id, target)
  })
  const sheet = sheets.find(({ hidden }) => !hidden)
  const target = sheet && targets.get(sheet.id)
  if (target === undefined) throw new TableRefused('xlsx-broken', workbookPath)
  return { sheetPath: target.startsWith('/') ? target.slice(1) : `xl/${target}`, dayZero }
}

async function readAll(
  archive: Archive,
  path: string,
  open: Parameters<typeof readXml>[2]['open'],
  mostBytes: number = partLimits.small,
): Promise<void> {
  const stream = await archive.open(path, mostBytes)
  for await (const _ of readXml(stream, path, { ...(open && { open }) }));
}

/** Returns the shared strings by their index. Phonetic guides are left out. */
export async function sharedStrings(archive: Archive): Promise<readonly string[]> {
  if (!archive.has(stringsPath)) return []
  const strings: string[] = []
  const text = new TextRuns()
  const stream = await archive.open(stringsPath, partLimits.strings)
  const reading = readXml(stream, stringsPath, {
    open: (tag) => text.open(localName(tag)),
    close: (tag) => {
      text.close(localName(tag))
      if (localName(tag) === 'si') strings.push(text.take())
    },
    text: (part) => text.add(part),
  })
  for await (const _ of reading);
  return strings
}

/** The number formats of dates that a workbook does not describe (ECMA-376, part 1, 18.8.30). */
const builtInDates = ['14', '15', '16', '17', '22']

/** Returns the indexes of the cell styles that show a number as a date. */
export async function dateStyles(archive: Archive): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  if (!archive.has(stylesPath)) return found
  const formats = new Set(builtInDates)
  let isInCells = false
  let index = 0
  const noteStyle = (tag: SaxesTagPlain) => {
    const name = localName(tag)
    const format = attribute(tag, 'numFmtId') ?? ''
    if (name === 'numFmt' && isDateFormat(attribute(tag, 'formatCode') ?? '')) formats.add(format)
    if (name === 'cellXfs' || name === 'cellStyles') isInCells = name === 'cellXfs'
    if (name !== 'xf' || !isInCells) return
    if (formats.has(format)) found.add(String(index))
    index += 1
  }
  // Workbooks that people have copied together for years have styles of many mebibytes.
  await readAll(archive, stylesPath, noteStyle, partLimits.strings)
  return found
}

/** Texts in quotes, colours in brackets and escaped letters are no parts of a date. */
function isDateFormat(code: string): boolean {
  const parts = code.replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '')
  return /[dy]/i.test(parts) && /m/i.test(parts)
}

/** Collects the text of the elements `t`, except in phonetic guides (`rPh`). */
export class TextRuns {
  private collected = ''
  private inText = false
  private inGuide = false

  open(name: string): void {
    if (name === 'rPh') this.inGuide = true
    if (name === 't') this.inText = !this.inGuide
  }

  close(name: string): void {
    if (name === 'rPh') this.inGuide = false
    if (name === 't') this.inText = false
  }

  add(text: string): void {
    if (this.inText) this.collected += text
  }

  take(): string {
    const text = this.collected
    this.collected = ''
    return text
  }
}
