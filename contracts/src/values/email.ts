/** The pattern that zod calls an e-mail address: what browsers let pass, the API takes. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
export const longestEmail = 254

export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailPattern.test(text)
}
