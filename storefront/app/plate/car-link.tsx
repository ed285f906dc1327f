import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { plate } from './plate-words.ts'

/** Leads visitors who have no licence plate at hand to the choice of a vehicle by make, model and year. */
export function CarLink() {
  const w = useWords(plate)
  return (
    <p className="carlink">
      <Anchor className="link" href={w.chooseCarAddress}>
        {w.chooseCar}
      </Anchor>
    </p>
  )
}
