import type { Language } from '@pito/contracts/values/locale'
import { saveDownloadCategory, saveDownloadFile } from '@pito/server/src/downloads/index.ts'
import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import { readCsv } from '../read-csv.ts'
import { readGuide, writeGuide } from './write-guide.ts'

const headings = ['Koko / Size', 'Kantavuusluokka / Load index', 'XL']
const updatedAt = new Date('2026-11-20T10:00:00Z')
const categories = [
  { nameFi: 'Oppaat', nameEn: 'Guides', guide: 'winter-tyre-guide' },
  { nameFi: 'Takuu ja ehdot', nameEn: 'Guarantee and terms', guide: 'warranty-terms' },
] as const

/** Stores two guides in each language and a table for spreadsheets. */
export async function fillDownloads(tx: Tx): Promise<void> {
  for (const [position, { nameFi, nameEn, guide }] of categories.entries()) {
    const categoryId = await saveDownloadCategory(tx, { position, nameFi, nameEn })
    for (const language of ['fi', 'en'] as const)
      await saveDownloadFile(tx, await guideFile(guide, language, categoryId))
  }
  const tables = { position: categories.length, nameFi: 'Taulukot', nameEn: 'Tables' }
  await saveDownloadFile(tx, {
    categoryId: await saveDownloadCategory(tx, tables),
    position: 0,
    fileName: 'tyre-sizes.csv',
    mediaType: 'text/csv',
    language: null,
    titleFi: 'Henkilöauton rengaskoot ja kantavuusluokat',
    titleEn: 'Car tyre sizes and their load indexes',
    content: Buffer.from(sizeTable()),
    updatedAt,
  })
}

async function guideFile(guide: string, language: Language, categoryId: number) {
  return {
    categoryId,
    position: 0,
    fileName: `${guide}-${language}.pdf`,
    mediaType: 'application/pdf',
    language,
    titleFi: readGuide(guide, 'fi').title,
    titleEn: readGuide(guide, 'en').title,
    content: await writeGuide(readGuide(guide, language), language, updatedAt),
    updatedAt,
  }
}

/** Returns the sizes of car tyres with their load indexes as a CSV file for spreadsheets. */
function sizeTable(): string {
  const sizes = readCsv<'vehicle_type' | 'size' | 'load_index' | 'load_index_xl'>('tyre-sizes.csv')
  const lines = sizes
    .filter(({ vehicle_type }) => vehicle_type === 'car')
    .map(({ size, load_index, load_index_xl }) => [size, load_index, load_index_xl].join(';'))
  return `\uFEFF${[headings.join(';'), ...lines].join('\r\n')}\r\n`
}
