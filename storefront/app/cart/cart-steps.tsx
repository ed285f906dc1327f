import './cart-steps.css'
import type { Cart } from '@pito/contracts/cart'
import { Stepper } from '@pito/ui/stepper'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { cartSteps } from './cart-steps-words.ts'
import { checkoutAddress } from './checkout-address.ts'
import type { CartStep } from './steps-of.ts'
import { stepsOf } from './steps-of.ts'
import { useReachedStep } from './use-reached-step.ts'

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
