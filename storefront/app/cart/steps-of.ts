import type { Cart } from '@pito/contracts/cart'

const steps = ['cart', 'garage', 'information', 'summary', 'confirm'] as const
export type CartStep = (typeof steps)[number]

/**
 * Returns the steps of an order. Without a fitting, which the customer may decline and truck tyres never have, the
 * step of choosing a service point is left out.
 */
export function stepsOf({ with_service }: Pick<Cart, 'with_service'>): readonly CartStep[] {
  return steps.filter((step) => step !== 'garage' || with_service)
}
