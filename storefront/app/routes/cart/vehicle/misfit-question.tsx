import { Alert } from '@pito/ui/alert'
import { Button, ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import type { Misfits } from '../../../cart/submit-cart.ts'
import { fit } from '../../../fit/fit-words.ts'
import { cartVehicleWords } from './cart-vehicle-words.ts'

interface MisfitQuestionProps {
  readonly misfits: Misfits
  readonly isBusy: boolean
}

/** Asks once about all lines that do not fit the vehicle, before the customer proceeds. */
export function MisfitQuestion({ misfits: { vehicle, names, list, lineIds }, isBusy }: MisfitQuestionProps) {
  const w = useWords(fit)
  const { misfitLines } = useWords(cartVehicleWords)
  return (
    <Alert title={(names.length === 1 ? w.fitsNotTyre : misfitLines)(vehicle)} tone="warn">
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {lineIds.map((id) => (
        <input type="hidden" name="asked_line" value={id} key={id} />
      ))}
      <div className="misfits">
        <ButtonLink href={list}>{w.showFitting}</ButtonLink>
        <Button type="submit" name="another_car" value="1" busy={isBusy}>
          {w.anotherCar}
        </Button>
      </div>
    </Alert>
  )
}
