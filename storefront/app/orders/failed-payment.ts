/** The reasons for a failed payment. The summary page has a text for each. */
export const failureReasons = [
  'not-charged',
  'payment-not-verified',
  'payment-provider-away',
  'if-paid',
  'wrong-amount',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** Returns the URL of the order's summary page with the reasons. The customer can retry the payment there. */
export function failedPaymentAddress(orderNumber: string, reasons: readonly FailureReason[]): string {
  const query = new URLSearchParams([['payment', 'failed'], ...reasons.map((reason) => ['reason', reason])])
  return `/cart/order-summary/${encodeURIComponent(orderNumber)}?${query}`
}

/** Returns the reasons for a failed payment from the URL, or null if the URL does not report a failed payment. */
export function failureReasonsIn({ searchParams }: URL): readonly FailureReason[] | null {
  if (searchParams.get('payment') !== 'failed') return null
  const named = searchParams.getAll('reason')
  return failureReasons.filter((reason) => named.includes(reason))
}
