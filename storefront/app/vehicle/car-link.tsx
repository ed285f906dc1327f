import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { useRootData } from '../page/root-data.ts'
import { plate } from './plate-words.ts'

/**
 * Leads to the choice of a vehicle by make, model and year. In a shop with a search by plate it is for visitors who have
 * no plate at hand.
 */
export function CarLink() {
  const w = useWords(plate)
  return (
    <p className="carlink">
      <Anchor className="link" href={w.chooseCarAddress}>
        {useRootData()?.plateSearch ? w.chooseCar : w.onlyCar}
      </Anchor>
    </p>
  )
}
