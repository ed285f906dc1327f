export const longestContactNumber = 21
export const finnishDialCode = '358'

const signs = /^[\d+\-() ]*$/
/** How many of each sign a number may have. */
const most: Readonly<Record<string, number>> = { '+': 1, '(': 1, ')': 1, '-': 3, ' ': 4 }

export function isContactNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return mayBeTyped(text) && digits >= 7 && digits <= 12
}

/** What a field for a number lets be typed: the beginning of one. */
export function mayBeTyped(text: string): boolean {
  if (text.length > longestContactNumber || !signs.test(text)) return false
  return Object.entries(most).every(([sign, limit]) => text.split(sign).length - 1 <= limit)
}
