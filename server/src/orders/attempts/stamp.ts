/** What names an attempt at Paytrail: the order's number, a dash, and which attempt it is. */
export function stampOf(orderNumber: string, attempt: number): string {
  return `${orderNumber}-${attempt}`
}

/** Null for what is no stamp of this shop's. */
export function readStamp(stamp: string): { orderNumber: string; attempt: number } | null {
  const [, orderNumber, attempt] = /^(\d{10})-(\d{1,4})$/.exec(stamp) ?? []
  return orderNumber && attempt ? { orderNumber, attempt: Number(attempt) } : null
}
