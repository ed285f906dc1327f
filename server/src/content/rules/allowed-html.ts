const headings = ['h2', 'h3', 'h4']
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'details', 'summary', 'dl', 'dt', 'dd']
const words = ['a', 'strong', 'em', 'small', 'sub', 'sup', 'code', 'span']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']
const pictures = ['figure', 'figcaption', 'img']

export const allowedTags: readonly string[] = [...headings, ...blocks, ...words, ...tables, ...pictures]

/** Maps tags that an editor may have pasted to the tags that the shop's pages use. */
export const renamedTags: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }

/** The heading that the shop writes above a page's content, which is the only h1, or above the text of a section. */
export type HeadingAbove = 'h1' | 'h2'

/**
 * Returns a function that moves the headings of a text so that none skips a level below the previous one, and none
 * is an h1. It has to be called with the headings in their order.
 */
export function headingsBelow(above: HeadingAbove): (tag: string) => string {
  let last = levelOf(above)
  return (tag) => {
    last = Math.max(levelOf('h2'), Math.min(levelOf(tag), last + 1, levelOf('h4')))
    return `h${last}`
  }
}

function levelOf(tag: string): number {
  return Number(tag.slice(1))
}

export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['lang'],
  a: ['href', 'hreflang'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  details: ['open'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

/** The tags that are removed together with their content. Of other unknown tags only the tag itself is removed. */
export const tagsRemovedWhole: readonly string[] = [
  ...[
    'script',
    'style',
    'template',
    'noscript',
    'title',
    'svg',
    'math',
    'iframe',
    'object',
    'embed',
    'applet',
  ],
  ...[
    'frameset',
    'noframes',
    'noembed',
    'plaintext',
    'xmp',
    'textarea',
    'select',
    'option',
    'audio',
    'video',
  ],
]

export const deepestNesting = 30

// Matches characters that a URL must not contain: a browser drops control characters and reads a backslash as a
// slash.
const unsafeCharacters = /[\p{Cc}\s\\]/u

/**
 * Returns whether a link in a text is allowed. It may lead to a web page, an e-mail address, a phone number or a page
 * of this shop.
 */
export function isAllowedLink(address: string): boolean {
  return (
    !unsafeCharacters.test(address) && (/^(https?:\/\/|mailto:|tel:)./i.test(address) || isSitePath(address))
  )
}

/**
 * Returns whether a button, an offer or a banner may have this link. It may lead to an HTTPS page, a page of this
 * shop, or an anchor on the same page.
 */
export function isPageLink(address: string): boolean {
  return !unsafeCharacters.test(address) && (/^https:\/\/./.test(address) || isPlaceOrPath(address))
}

/**
 * Returns whether a picture is allowed. Pictures come from this shop only, because another host would learn who reads
 * the page.
 */
export function isAllowedPicture(address: string): boolean {
  return !unsafeCharacters.test(address) && isSitePath(address)
}

function isPlaceOrPath(address: string): boolean {
  return isSitePath(address) || /^#[a-z][\w-]*$/.test(address)
}

function isSitePath(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//')
}
