import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { SizeFilter } from '../../tyres/filters/size-filter.tsx'
import { useListView } from '../../tyres/list-view.ts'
import { tyreList } from '../../tyres/tyre-list-words.ts'
import { CarChoice } from '../car-choice.tsx'
import { carWords } from '../car-words.ts'
import type { CarAnswer } from '../find-car.ts'
import { PlateForm, plateAnswerId } from '../plate-form.tsx'
import { plate as words } from '../plate-words.ts'

interface NoVehicleProps {
  readonly car: CarAnswer
  /** Why the plate led to no vehicle, or null if the vehicle was chosen by make, model and year. */
  readonly refusal: string | null
}

/** Says why no vehicle was found, and offers the plate, the choice by make, model and year, and the size. */
export function NoVehicle({ car, refusal }: NoVehicleProps) {
  const w = useWords(words)
  const cars = useWords(carWords)
  const { apply } = useWords(tyreList)
  const { data } = useListView()
  return (
    <div className="stack" id={plateAnswerId} tabIndex={-1}>
      <Alert tone="warn" title={refusal ?? cars.notFound}>
        {refusal === null ? cars.chooseAgain : w.listGoesOn}
      </Alert>
      {refusal !== null && <PlateForm chosen={data.state} typed={data.state.plate ?? ''} />}
      <h3>{cars.title}</h3>
      <CarChoice answer={car} key={`${car.chosen.make} ${car.chosen.model}`} />
      <h3>{w.bySize}</h3>
      <form className="stack stack--tight">
        <SizeFilter />
        <Button type="submit" className="without-scripts">
          {apply}
        </Button>
      </form>
    </div>
  )
}
