import { Alert } from '@pito/ui/alert'
import type { CartChange } from './submit-cart.ts'

/** Shows a side effect of a choice, for example that an appointment was released. */
export function ChoiceMessage({ change }: { change: CartChange | null }) {
  return change?.message ? <Alert title={change.message} tone="warn" /> : null
}
