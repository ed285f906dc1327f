import './cart-steps.css'
import type { Cart } from '@pito/contracts/cart'
import { Stepper } from '@pito/ui/stepper'
import { tabStorage } from '@pito/web/boot/storage'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { cartSteps } from './cart-steps-words.ts'
import { checkoutAddress } from './checkout-address.ts'

interface CartStepsProps {
  readonly cart: Pick<Cart, 'id' | 'with_service'>
  /** The step that the page represents. */
  readonly now: CartStep
  /** The number of the order, once the order exists. The link to the summary needs it. */
  readonly orderNumber?: string | undefined
}

/** Shows the steps to an order. Steps that have been reached are links; the others are plain text. */
export function CartSteps({ cart, now, orderNumber }: CartStepsProps) {
  const w = useWords(cartSteps)
  const locale = useLocale()
  const steps = stepsOf(cart)
  const reached = useReachedStep(cart.id, now)
  const addressOf = (step: CartStep) => {
    if (step === 'confirm' || now === 'confirm') return undefined
    if (step !== 'summary') return checkoutAddress(step, locale)
    return orderNumber && `/cart/order-summary/${orderNumber}`
  }
  return (
    <div className="cartsteps">
      <Stepper
        label={w.steps}
        doneLabel={w.done}
        current={steps.indexOf(now)}
        reached={steps.indexOf(reached)}
        steps={steps.map((step) => ({ label: w[step], href: addressOf(step) }))}
      />
    </div>
  )
}

const key = 'reached_step'
const order: readonly CartStep[] = ['cart', 'garage', 'information', 'summary', 'confirm']

const later = (one: CartStep, other: CartStep) => (order.indexOf(one) > order.indexOf(other) ? one : other)

/**
 * Returns the farthest step that this tab has shown for this cart. Without scripts, returns the current step. A
 * confirmed order deletes the stored step, so that the next cart starts from the beginning.
 */
function useReachedStep(cartId: string | null, now: CartStep): CartStep {
  const [reached, setReached] = useState(now)
  useEffect(() => {
    if (now === 'confirm') return tabStorage.remove(key)
    const [cart, step] = (tabStorage.get(key) ?? '').split(' ')
    const before = cart === cartId ? order.find((each) => each === step) : undefined
    const farthest = before ? later(before, now) : now
    tabStorage.set(key, `${cartId} ${farthest}`)
    setReached(farthest)
  }, [cartId, now])
  return later(reached, now)
}

const steps = ['cart', 'garage', 'information', 'summary', 'confirm'] as const
type CartStep = (typeof steps)[number]

/**
 * Returns the steps of an order. Without a fitting, which the customer may decline and truck tyres never have, the
 * step of choosing a service point is left out.
 */
export function stepsOf({ with_service }: Pick<Cart, 'with_service'>): readonly CartStep[] {
  return steps.filter((step) => step !== 'garage' || with_service)
}
