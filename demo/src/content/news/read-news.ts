import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@pito/contracts/values/locale'
import type { NewsText } from '@pito/server/src/content/index.ts'

const folder = join(import.meta.dirname, '../../../content/news')

interface DemoNews extends NewsText {
  readonly slug: string
  readonly day: string
}

/**
 * Reads news items or articles. Each has the form "# slug day", a title, a summary, and blocks separated by blank
 * lines: paragraphs, "## headings" and "- list items".
 */
export function readNews(file: 'news' | 'articles', language: Language): DemoNews[] {
  const text = `\n${readFileSync(join(folder, `${file}.${language}.md`), 'utf8')}`
  return text.split(/\n# /).slice(1).map(itemOf)
}

function itemOf(text: string): DemoNews {
  const [head = '', ...blocks] = text.trim().split(/\n\n/)
  const [name = '', title = '', summary = ''] = head.split('\n')
  const [slug = '', day = ''] = name.split(' ')
  return { slug, day, title, summary, content: blocks.map(blockHtml).join('\n') }
}

function blockHtml(block: string): string {
  if (block.startsWith('## ')) return `<h2>${block.slice(3)}</h2>`
  if (!block.startsWith('- ')) return `<p>${block}</p>`
  const items = block.split('\n').map((line) => `<li>${line.slice(2)}</li>`)
  return `<ul>${items.join('')}</ul>`
}
