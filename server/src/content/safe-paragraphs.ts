import type { Language } from '@pito/contracts/values/locale'
import { sanitiseHtml } from './sanitise-html.ts'

const hasTags = /<[a-z]/i

/** A text as people type it, paragraphs apart by an empty line; or HTML. Either way it may be shown. */
export function safeParagraphs(text: string, language?: Language): string {
  if (hasTags.test(text)) return sanitiseHtml(text, language)
  const paragraphs = text.split(/\n\s*\n/).filter((each) => each.trim() !== '')
  return sanitiseHtml(
    paragraphs.map((each) => `<p>${each.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`).join(''),
    language,
  )
}
