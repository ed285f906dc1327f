import type { Cart } from '@pito/contracts/cart'
import type { CartRow } from '../app/cart/cart-view.ts'
import { tyreCard } from './tyre-card.ts'

/** An open cart for the fitting of four tyres. Each test overrides the facts that matter to it. */
export function cartOf(facts: Partial<Cart> = {}): Cart {
  return {
    id: 'cart',
    quantity: 4,
    with_service: true,
    not_fitted: null,
    line_items: [],
    shipping_tiers: [],
    free_delivery_from: null,
    sub_total: 516,
    services_from: null,
    discount_amount: 0,
    promo_code_name: null,
    promo_code_error: null,
    shipping_charges: 0,
    total: 516,
    vat_amount: 104.85,
    vat_percent: 25.5,
    appointment: null,
    delivery_days: null,
    ...facts,
  } as Cart
}

/** A row of four friction tyres. */
export function cartRow(facts: Partial<CartRow> = {}): CartRow {
  return {
    lineId: 1,
    card: tyreCard(),
    quantity: 4,
    sumCents: 51_600,
    feeCents: 0,
    most: 40,
    wasCents: null,
    axle: null,
    otherAxleLineId: null,
    isForAnotherCar: false,
    ...facts,
  }
}
