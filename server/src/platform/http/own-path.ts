const dots = new Set(['.', '..'])
const slash = /[/\\]/
// URL parsers treat the escaped dot %2e as a dot.
const escapedDot = /%2e/gi
const dropped = /[\p{Cc}\s]/u

/**
 * Returns whether a URL parser leaves the path as it is written. After parsing, `//evil.example`, `/..//x/tyres` and
 * `/./tyres` would name another host or another page. Browsers never send such paths.
 */
export function isOwnPath(target: string): boolean {
  const [path = ''] = target.split('?', 1)
  const [before, ...segments] = path.split(slash)
  const last = segments.length - 1
  if (before !== '' || last < 0 || dropped.test(path)) return false
  return segments.every(
    (segment, index) => (segment !== '' || index === last) && !dots.has(segment.replace(escapedDot, '.')),
  )
}
