const headings = ['h2', 'h3', 'h4']
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'details', 'summary', 'dl', 'dt', 'dd']
const words = ['a', 'strong', 'em', 'small', 'sub', 'sup', 'code', 'span']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']
const pictures = ['figure', 'figcaption', 'img']

export const allowedTags: readonly string[] = [...headings, ...blocks, ...words, ...tables, ...pictures]

/** Maps tags in an editor's pasted text to those that the shop's pages use; the title of the page is its only h1. */
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

/** These tags are removed with their content; other unknown tags are removed without it. */
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

/** A link may lead to a web page, an e-mail address, a phone number or a page of this shop. */
export function isAllowedLink(address: string): boolean {
  return (
    !unsafeCharacters.test(address) && (/^(https?:\/\/|mailto:|tel:)./i.test(address) || isSitePath(address))
  )
}

/** A button, an offer or a banner may lead to an HTTPS page, a page of this shop, or an anchor on the same page. */
export function isPageLink(address: string): boolean {
  return !unsafeCharacters.test(address) && (/^https:\/\/./.test(address) || isPlaceOrPath(address))
}

/** Pictures come from this shop only, because another host would learn who reads the page. */
export function isAllowedPicture(address: string): boolean {
  return !unsafeCharacters.test(address) && isSitePath(address)
}

function isPlaceOrPath(address: string): boolean {
  return isSitePath(address) || /^#[a-z][\w-]*$/.test(address)
}

function isSitePath(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//')
}
