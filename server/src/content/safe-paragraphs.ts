import type { Language } from '@pito/contracts/values/locale'
import { html } from '../platform/mail/html.ts'
import { sanitiseHtml } from './sanitise-html.ts'

const hasTags = /<[a-z]/i

/**
 * Returns a text as HTML that is safe to show. The text is either HTML or plain text with paragraphs that are
 * separated by empty lines.
 */
export function safeParagraphs(text: string, language?: Language): string {
  if (hasTags.test(text)) return sanitiseHtml(text, language)
  const paragraphs = text.split(/\n\s*\n/).filter((each) => each.trim() !== '')
  return sanitiseHtml(paragraphs.map((each) => html`<p>${each}</p>`).join(''), language)
}
