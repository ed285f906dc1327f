/** The first match wins: the User-Agent of Edge, for example, names Chrome and Safari too. */
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
/**
 * Matches the name of a program at the start of a User-Agent. The name can be neither an address nor a sentence: it
 * appears in e-mails, and anybody can register with another person's address.
 */
const program = /^[A-Za-z][\w-]{0,30}(\/\d[\d.]{0,10})?(?= |$)/

/**
 * Returns a short label for a User-Agent that people recognise: "Firefox, Windows" for a browser, or the program's
 * own name, such as "curl/8.5.0".
 */
export function deviceLabel(userAgent: string): string {
  const found = [browsers, systems].flatMap(
    (list) => list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [],
  )
  return found.join(', ') || program.exec(userAgent)?.[0] || '–'
}
