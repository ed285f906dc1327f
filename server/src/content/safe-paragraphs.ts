import type { Language } from '@pito/contracts/values/locale'
import { sanitiseHtml } from './sanitise-html.ts'

const hasTags = /<[a-z]/i

/** Accepts plain text with paragraphs separated by empty lines, or HTML; the result is safe to show. */
export function safeParagraphs(text: string, language?: Language): string {
  if (hasTags.test(text)) return sanitiseHtml(text, language)
  const paragraphs = text.split(/\n\s*\n/).filter((each) => each.trim() !== '')
  return sanitiseHtml(
    paragraphs.map((each) => `<p>${each.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`).join(''),
    language,
  )
}
