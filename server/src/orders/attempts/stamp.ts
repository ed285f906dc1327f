/** The stamp identifies an attempt at Paytrail: the order number, a dash, and the number of the attempt. */
export function stampOf(orderNumber: string, attempt: number): string {
  return `${orderNumber}-${attempt}`
}

/** Returns null when the text is not a stamp of this shop. */
export function readStamp(stamp: string): { orderNumber: string; attempt: number } | null {
  const [, orderNumber, attempt] = /^(\d{10})-(\d{1,4})$/.exec(stamp) ?? []
  return orderNumber && attempt ? { orderNumber, attempt: Number(attempt) } : null
}
