/** The weights of the digits of a Finnish reference number (viitenumero), counted from the right. */
const weights = [7, 3, 1] as const

/**
 * Makes a Finnish reference number of an order number by appending the check digit. Leading zeros are removed,
 * because banks ignore them.
 */
export function referenceNumber(orderNumber: string): string {
  const digits = orderNumber.replace(/^0+/, '')
  if (!/^\d{3,19}$/.test(digits))
    throw new Error(`A reference number is made of 3 to 19 digits, not of “${orderNumber}”.`)
  return `${digits}${checkDigitOf(digits)}`
}

/** Formats the number for print, in groups of five digits counted from the right. */
export function referenceNumberInGroups(reference: string): string {
  return reference.replace(/\B(?=(?:\d{5})+$)/g, ' ')
}

function checkDigitOf(digits: string): number {
  const fromTheRight = [...digits].map(Number).reverse()
  const sum = fromTheRight.reduce((total, digit, place) => total + digit * (weights[place % 3] ?? 0), 0)
  return (10 - (sum % 10)) % 10
}
