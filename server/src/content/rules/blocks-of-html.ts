/** A block of plain text. A row of a table is an item whose cells are separated by commas. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'quote'
  readonly text: string
}

const token = /<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/g
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
}
const headings = ['h2', 'h3', 'h4', 'caption']
const blocks = [
  ...headings,
  'p',
  'li',
  'tr',
  'dt',
  'dd',
  'blockquote',
  'ul',
  'ol',
  'table',
  'details',
  'summary',
]
const cells = ['td', 'th']

/** Returns the text of sanitised HTML as blocks, for media without HTML. Links become their text. */
export function blocksOfHtml(html: string): TextBlock[] {
  const found: TextBlock[] = []
  let kind: TextBlock['kind'] = 'paragraph'
  let inQuote = false
  let text = ''
  const flush = () => {
    const plain = text.replaceAll(/\s+/g, ' ').trim().replace(/,$/, '')
    if (plain) found.push({ kind: inQuote && kind === 'paragraph' ? 'quote' : kind, text: plain })
    text = ''
    kind = 'paragraph'
  }
  for (const [, slash, tag = '', words] of html.matchAll(token)) {
    if (words !== undefined) text += decoded(words)
    else if (tag === 'br') text += ' '
    else if (slash && cells.includes(tag)) text = `${text.trimEnd()}, `
    else if (blocks.includes(tag)) {
      flush()
      if (!slash) kind = kindOf(tag)
      if (tag === 'blockquote') inQuote = !slash
    }
  }
  flush()
  return found
}

function kindOf(tag: string): TextBlock['kind'] {
  if (headings.includes(tag)) return 'heading'
  return tag === 'li' || tag === 'tr' ? 'item' : 'paragraph'
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
}
