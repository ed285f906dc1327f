/** Characters that XML 1.0 cannot contain, even escaped. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function xmlText(text: string): string {
  return text.replace(unwritable, ' ').replace(/[&<>"]/g, (sign) => signs[sign] ?? '')
}

export function element(name: string, text: string | number): string {
  return `<${name}>${xmlText(String(text))}</${name}>`
}
