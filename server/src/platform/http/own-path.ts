const dots = new Set(['.', '..'])
const slash = /[/\\]/
// An escaped dot is a dot to whoever makes a URL of the path.
const escapedDot = /%2e/gi
const dropped = /[\p{Cc}\s]/u

/**
 * Whether a request's path reads the same as it is written. `//evil.example`, `/..//x/tyres` and `/./tyres` would name
 * another host or another page as soon as somebody makes a URL of them. Browsers never send them.
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
