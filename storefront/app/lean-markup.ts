const tag = /<[a-z][^>]*>/g
const attribute = /(?<= [\w-]+)="([^"]*)"/g
const needsQuotes = /[\s'=<>`]/
const voidEnd = /\/>$/

/** The same to a browser without what HTML does not need: quotes around plain values, the slash of void tags. */
export function leanMarkup(markup: string): string {
  return markup.replace(tag, (whole) => whole.replace(voidEnd, '>').replace(attribute, leanValue))
}

function leanValue(whole: string, value: string): string {
  if (value === '') return ''
  return needsQuotes.test(value) ? whole : `=${value}`
}
