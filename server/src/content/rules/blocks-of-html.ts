export interface TextTable {
  readonly kind: 'table'
  /** Empty if the table has no row of headings. */
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A block of plain text, or a table whose cells are plain text. The caption of a table is a heading before it. */
export type TextBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'item' | 'quote'; readonly text: string }
  | TextTable

const token = /<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/g
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
}
const headingTags = ['h2', 'h3', 'h4', 'caption']
const blocks = [
  ...headingTags,
  'p',
  'li',
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
  let kind: Exclude<TextBlock['kind'], 'table'> = 'paragraph'
  let inQuote = false
  let inHead = false
  let text = ''
  let headings: string[] = []
  let rows: string[][] = []
  const taken = () => {
    const plain = text.replaceAll(/[^\S\u00a0]+/g, ' ').trim()
    text = ''
    return plain
  }
  const flush = () => {
    const plain = taken()
    if (plain) found.push({ kind: inQuote && kind === 'paragraph' ? 'quote' : kind, text: plain })
    kind = 'paragraph'
  }
  const flushTable = () => {
    const filled = rows.filter((cellsOfRow) => cellsOfRow.length > 0)
    if (filled.length > 0) found.push({ kind: 'table', headings, rows: filled })
    headings = []
    rows = []
  }
  for (const [, slash, tag = '', words] of html.matchAll(token)) {
    if (words !== undefined) text += decoded(words)
    else if (tag === 'br') text += ' '
    else if (tag === 'thead') inHead = !slash
    else if (tag === 'tr') {
      if (!slash && !inHead) rows.push([])
    } else if (slash && cells.includes(tag)) (inHead ? headings : rows.at(-1))?.push(taken())
    else if (blocks.includes(tag)) {
      flush()
      if (tag === 'table' && slash) flushTable()
      if (!slash) kind = kindOf(tag)
      if (tag === 'blockquote') inQuote = !slash
    }
  }
  flush()
  return found
}

function kindOf(tag: string): 'heading' | 'item' | 'paragraph' {
  if (headingTags.includes(tag)) return 'heading'
  return tag === 'li' ? 'item' : 'paragraph'
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
}
