/** The ids that a row may use. All of them belong to Helmi, and nobody else may read or change her data. */
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

/**
 * The expected statuses of a call by a guest, another customer, staff without a role, and staff who act for Helmi.
 */
export type Statuses = readonly [guest: number, other: number, staff: number, acting: number]

export interface AccessRow {
  readonly call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/v1/${string}`
  readonly statuses: Statuses
  readonly params?: (helmi: Helmis) => Readonly<Record<string, string>>
  readonly query?: (helmi: Helmis) => Readonly<Record<string, string>>
  readonly body?: (helmi: Helmis) => object
}
