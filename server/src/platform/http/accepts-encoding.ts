/**
 * Patterns for the Accept-Encoding header. Each matches if the header lists the encoding without a weight of zero.
 */
const named = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
}

export function acceptsEncoding(
  accepted: string | string[] | undefined,
  encoding: keyof typeof named,
): boolean {
  return named[encoding].test(String(accepted ?? ''))
}
