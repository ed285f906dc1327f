/** The first that fits: others claim to be these too. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b|\bCrOS\b/],
] as const
const longest = 40

/** What people recognise of a User-Agent: "Firefox, Windows"; of programs their own name, as "curl/8.5.0". */
export function deviceLabel(userAgent: string): string {
  const found = [browsers, systems].flatMap(
    (list) => list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [],
  )
  return found.join(', ') || userAgent.split(' ')[0]?.slice(0, longest) || '–'
}
