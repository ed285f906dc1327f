/** The reasons for a failed payment; the summary has a sentence for each. */
export const failureReasons = [
  'not-charged',
  'payment-not-verified',
  'payment-provider-away',
  'if-paid',
  'wrong-amount',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** The address of the order's summary, where the payment can be retried. */
export function failedPaymentAddress(orderNumber: string, reasons: readonly FailureReason[]): string {
  const query = new URLSearchParams([['payment', 'failed'], ...reasons.map((reason) => ['reason', reason])])
  return `/cart/order-summary/${encodeURIComponent(orderNumber)}?${query}`
}

/** Returns null if the address does not report a failed payment. */
export function failureReasonsIn({ searchParams }: URL): readonly FailureReason[] | null {
  if (searchParams.get('payment') !== 'failed') return null
  const named = searchParams.getAll('reason')
  return failureReasons.filter((reason) => named.includes(reason))
}
