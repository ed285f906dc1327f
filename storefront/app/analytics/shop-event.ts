export interface ShopItem {
  readonly id: number
  readonly brand: string
  readonly model: string
  readonly size: string
  readonly cents: number
  readonly quantity: number
}

/**
 * An order that was paid. The total is the sum of its tyres, which are the items of the event, of the services and of
 * the delivery, less the discount. The price of a tyre includes the recycling fee, as in every other event.
 */
export interface Purchase {
  readonly orderNumber: string
  readonly totalCents: number
  readonly vatCents: number
  readonly deliveryCents: number
  readonly discountCents: number
  readonly promoCode: string | null
  readonly services: readonly PurchasedService[]
}

interface PurchasedService {
  readonly id: number
  readonly name: string
  readonly cents: number
  readonly quantity: number
}

interface AboutItems {
  readonly items: readonly ShopItem[]
}

/** Sent when a customer has logged in or registered. The id reveals nothing about the person. */
export interface IdentifyEvent {
  readonly name: 'identify'
  readonly userId: string
}

/** The events that analytics can receive, under the names that analytics tools use. */
export type ShopEvent = IdentifyEvent | ItemEvent

export type ItemEvent = AboutItems &
  (
    | {
        readonly name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'
      }
    | { readonly name: 'add_payment_info'; readonly method: string }
    | ({ readonly name: 'purchase' } & Purchase)
  )
