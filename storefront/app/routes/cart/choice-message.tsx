import { Alert } from '@pito/ui/alert'
import type { CartChange } from '../../cart/submit-cart.ts'

/** What a choice has brought about besides, as an appointment that was released. */
export function ChoiceMessage({ change }: { change: CartChange | null }) {
  return change?.message ? <Alert title={change.message} tone="warn" /> : null
}
