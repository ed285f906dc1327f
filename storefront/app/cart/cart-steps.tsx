import './cart-steps.css'
import type { Cart } from '@pito/contracts/cart'
import { Stepper } from '@pito/ui/stepper'
import { useWords } from '../words/words.ts'
import { cartSteps } from './cart-steps-words.ts'
import type { CartStep } from './steps-of.ts'
import { stepsOf } from './steps-of.ts'

/** Where the customer is on the way to an order. Steps not reached are words alone. */
export function CartSteps({ cart, now }: { cart: Cart; now: CartStep }) {
  const w = useWords(cartSteps)
  const steps = stepsOf(cart.line_items)
  return (
    <div className="cartsteps">
      <Stepper
        label={w.steps}
        doneLabel={w.done}
        current={steps.indexOf(now)}
        steps={steps.map((step) => ({ label: w[step] }))}
      />
    </div>
  )
}
