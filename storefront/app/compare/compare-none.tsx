import { languageOf } from '@pito/contracts/values/locale'
import { car } from '@pito/contracts/values/vehicle-type'
import { ButtonLink } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { winterToBuy } from '../season/winter-to-buy.ts'
import { listAddress, listPaths } from '../tyres/list/list-address.ts'
import { withPicked } from '../tyres/list/list-changes.ts'
import { emptyList } from '../tyres/list/list-state.ts'
import { compare } from './compare-words.ts'

const ofCars = (...seasons: string[]) => withPicked(emptyList(car), 'tyre_season', seasons)

export function CompareNone() {
  const w = useWords(compare)
  const language = languageOf(useLocale())
  const winter = listAddress(ofCars(...winterToBuy(car).map(({ name }) => name)), language)
  return (
    <Empty title={w.none} level={2}>
      <p>{w.noneHint}</p>
      <p className="row">
        <ButtonLink href={winter}>{w.winter}</ButtonLink>
        <ButtonLink href={listAddress(ofCars('Summer'), language)}>{w.summer}</ButtonLink>
        <ButtonLink href={listPaths[language]}>{w.all}</ButtonLink>
      </p>
    </Empty>
  )
}
