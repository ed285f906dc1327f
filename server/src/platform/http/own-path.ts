const dots = new Set(['.', '..'])
const slash = /[/\\]/
// URL parsers treat an escaped dot as a dot.
const escapedDot = /%2e/gi
const dropped = /[\p{Cc}\s]/u

/**
 * Returns whether a URL parser leaves the path as it is written. `//evil.example`, `/..//x/tyres` and `/./tyres` would
 * name another host or another page once they are parsed. Browsers never send them.
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
