import type { Language } from '@pito/contracts/values/locale'
import type { Platform } from '../../platform/platform.ts'
import { drawSheet } from './draw-sheet.ts'
import { readSheet } from './read-sheet.ts'

/** Returns the product information sheet as a PDF. Returns null if the article has no sheet. */
export async function informationSheetPdf(
  platform: Platform,
  id: number,
  language: Language,
): Promise<Buffer | null> {
  const sheet = await readSheet(platform, id, language)
  return sheet && drawSheet(sheet, language)
}
