/** What a row may name: all of it is Helmi's, whose data nobody else may read or change. */
export interface Helmis {
  readonly id: string
  readonly email: string
  readonly sessionId: string
  readonly cartId: string
  readonly cartLineId: number
  readonly orderId: string
  readonly orderNumber: string
  readonly pointId: number
  readonly eventId: string
  readonly partnerRequestId: string
  readonly passkeyId: string
}

/** The statuses of a guest, of another customer, of staff without a role, and of staff who act as Helmi. */
export type Statuses = readonly [guest: number, other: number, staff: number, acting: number]

export interface AccessRow {
  readonly call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/v1/${string}`
  readonly statuses: Statuses
  readonly params?: (helmi: Helmis) => Readonly<Record<string, string>>
  readonly query?: (helmi: Helmis) => Readonly<Record<string, string>>
  readonly body?: (helmi: Helmis) => object
}
