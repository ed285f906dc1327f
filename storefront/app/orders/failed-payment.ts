/** What is known of a payment that failed; the summary has a sentence for each. */
export const failureReasons = [
  'not-charged',
  'payment-not-verified',
  'payment-provider-away',
  'if-paid',
  'wrong-amount',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** The summary of the order, from which it is paid again. */
export function failedPaymentAddress(orderNumber: string, reasons: readonly FailureReason[]): string {
  const query = new URLSearchParams([['payment', 'failed'], ...reasons.map((reason) => ['reason', reason])])
  return `/cart/order-summary/${encodeURIComponent(orderNumber)}?${query}`
}

/** Null where the address speaks of no failure. */
export function failureReasonsIn({ searchParams }: URL): readonly FailureReason[] | null {
  if (searchParams.get('payment') !== 'failed') return null
  const named = searchParams.getAll('reason')
  return failureReasons.filter((reason) => named.includes(reason))
}
