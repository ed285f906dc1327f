const headings = ['h2', 'h3', 'h4']
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'details', 'summary', 'dl', 'dt', 'dd']
const words = ['a', 'strong', 'em', 'small', 'sub', 'sup', 'code', 'span']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']
const pictures = ['figure', 'figcaption', 'img']

export const allowedTags: readonly string[] = [...headings, ...blocks, ...words, ...tables, ...pictures]

/** What an editor's paste brings, as what the shop's pages use; the page's title is its only h1. */
export const renamedTags: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
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

/** Removed with everything inside; other unknown tags lose only themselves. */
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

// A browser drops control characters and reads a backslash as a slash, so neither may stand in an address.
const unsafeCharacters = /[\p{Cc}\s\\]/u

/** To a web page, a mail address, a phone number or a page of this shop. */
export function isAllowedLink(address: string): boolean {
  return (
    !unsafeCharacters.test(address) && (/^(https?:\/\/|mailto:|tel:)./i.test(address) || isSitePath(address))
  )
}

/** What a button, an offer or a banner may lead to: a safe page, one of this shop, or a place on the same page. */
export function isPageLink(address: string): boolean {
  return !unsafeCharacters.test(address) && (/^https:\/\/./.test(address) || isPlaceOrPath(address))
}

/** Pictures come from this shop only: another host would learn who reads the page. */
export function isAllowedPicture(address: string): boolean {
  return !unsafeCharacters.test(address) && isSitePath(address)
}

function isPlaceOrPath(address: string): boolean {
  return isSitePath(address) || /^#[a-z][\w-]*$/.test(address)
}

function isSitePath(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//')
}
