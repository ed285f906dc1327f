/** The fields of an order that its reservation depends on, read under the lock of the order. */
export interface OrderToReserve {
  readonly id: string
  readonly customerId: string | null
  readonly guestId: string | null
  /** The cart that the order follows, or the open cart of its buyer. */
  readonly cartId: string | null
  readonly tyres: readonly { readonly tyreId: number; readonly quantity: number }[]
  readonly goodsCents: number
  readonly promoCodeId: number | null
  /** The service point that fits the tyres; null means that the tyres are delivered. */
  readonly servicePointId: number | null
  readonly fittedAt: Date | null
  readonly serviceIds: readonly number[]
}

export function tyresOf({ tyres }: Pick<OrderToReserve, 'tyres'>): number {
  return tyres.reduce((sum, { quantity }) => sum + quantity, 0)
}

export function holderOf({ customerId, guestId }: Pick<OrderToReserve, 'customerId' | 'guestId'>) {
  if (customerId !== null) return { kind: 'customer' as const, id: customerId }
  return { kind: 'guest' as const, id: guestId ?? 'nobody' }
}
