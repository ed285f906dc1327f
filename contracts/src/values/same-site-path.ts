const elsewhere = 'https://elsewhere.invalid'
const longest = 1000
/**
 * Characters that make a URL misleading: browsers treat a backslash as a slash, and drop control characters before
 * they parse a URL.
 */
const misleading = /[\\\p{Cc}]/u

/**
 * Returns the text as a URL of this site: a path with a single leading slash, its query and its fragment. Returns
 * null if the text leads to another host, or if some browser or proxy might read it so.
 */
export function sameSitePath(text: string | null | undefined): string | null {
  if (!text || text.length > longest || !readsAsPath(text)) return null
  if (!URL.canParse(text, elsewhere)) return null
  const { origin, pathname, search, hash } = new URL(text, elsewhere)
  return origin === elsewhere && readsAsPath(pathname) ? pathname + search + hash : null
}

/** Checks the text undecoded, decoded once and decoded twice, because a proxy or browser on the way may decode it. */
function readsAsPath(text: string): boolean {
  return [text, decoded(text), decoded(decoded(text))].every(
    (reading) => reading.startsWith('/') && !reading.startsWith('//') && !misleading.test(pathOf(reading)),
  )
}

const escapes = /%([0-7][\da-f])/gi

/**
 * Decodes only escaped ASCII characters. That is enough because slashes, backslashes and control characters are
 * ASCII.
 */
function decoded(text: string): string {
  return pathOf(text).replace(escapes, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

function pathOf(text: string): string {
  return text.split(/[?#]/, 1)[0] ?? ''
}
