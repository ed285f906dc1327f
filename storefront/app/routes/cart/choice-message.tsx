import { Alert } from '@pito/ui/alert'
import type { CartChange } from '../../cart/submit-cart.ts'

/** A side effect of a choice, such as an appointment that was released. */
export function ChoiceMessage({ change }: { change: CartChange | null }) {
  return change?.message ? <Alert title={change.message} tone="warn" /> : null
}
