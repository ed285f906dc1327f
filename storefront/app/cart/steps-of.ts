import type { Cart } from '@pito/contracts/cart'

const steps = ['cart', 'garage', 'information', 'summary', 'confirm'] as const
export type CartStep = (typeof steps)[number]

/** Without a fitting, either by choice or because truck tyres are not fitted, there is no service point to choose. */
export function stepsOf({ with_service }: Pick<Cart, 'with_service'>): readonly CartStep[] {
  return steps.filter((step) => step !== 'garage' || with_service)
}
