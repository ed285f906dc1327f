export interface ShopItem {
  readonly id: number
  readonly brand: string
  readonly model: string
  readonly size: string
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
    | { readonly name: 'purchase'; readonly orderNumber: string; readonly totalCents: number }
  )
