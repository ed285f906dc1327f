/** The first whose pattern is in the text: browsers name each other, so the order matters. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** What a browser says of itself in User-Agent, in the names that people know. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) }
}

function firstIn(known: readonly (readonly [string, RegExp])[], text: string): string | null {
  return known.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
