import type { Archive } from './open-archive.ts'
import { attribute, localName, readXml } from './read-xml.ts'
import { TableRefused } from './table-file.ts'

const mebibyte = 1024 * 1024
/** Shared strings stay in memory while the sheet is read; a sheet does not. */
export const partLimits = { small: 5 * mebibyte, strings: 32 * mebibyte, sheet: 256 * mebibyte } as const

const workbookPath = 'xl/workbook.xml'
const relationsPath = 'xl/_rels/workbook.xml.rels'
const stringsPath = 'xl/sharedStrings.xml'

/** Returns the path of the first sheet that is not hidden. */
export async function firstSheetPath(archive: Archive): Promise<string> {
  const sheets: { readonly id: string; readonly hidden: boolean }[] = []
  await readAll(archive, workbookPath, (tag) => {
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
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

async function readAll(
  archive: Archive,
  path: string,
  open: Parameters<typeof readXml>[2]['open'],
): Promise<void> {
  const stream = await archive.open(path, partLimits.small)
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
