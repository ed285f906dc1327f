/** Zod's pattern for e-mail addresses. The pages and the API both use it, so that they accept the same addresses. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
export const longestEmail = 254

export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailPattern.test(text)
}
