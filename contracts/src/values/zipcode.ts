export const zipcodePattern = /^\d{5}$/

export function isZipcode(text: string): boolean {
  return zipcodePattern.test(text)
}
