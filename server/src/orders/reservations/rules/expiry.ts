const minute = 60_000
const minutes = 30
const pendingMinutes = 120

/** Half an hour from the first payment of the order, whichever payment methods the buyer tries afterwards. */
export function expiryOf(reservedAt: Date): Date {
  return new Date(reservedAt.getTime() + minutes * minute)
}

/** Two hours in total, once a provider has said that it has not decided yet. */
export function expiryWhilePending(reservedAt: Date): Date {
  return new Date(reservedAt.getTime() + pendingMinutes * minute)
}
