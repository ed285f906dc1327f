import './fittings.css'
import type { Place } from '@pito/contracts/places'
import { Button } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { LazyPart, useLazyPart } from '../../static/lazy-part.tsx'
import { fittingWords } from './fitting-words.ts'
import { PostcodeForm } from './postcode-form.tsx'
import { useStoredPlace } from './use-stored-place.ts'

const cardsPart = new LazyPart(() => import('./card-fittings.tsx').then(({ CardFittings }) => CardFittings))

interface ListFittingsProps {
  /** Another object where the list shows other cards; null while they are on their way. */
  readonly list: object | null
}

/** One line above the cards: near which place they say the soonest fitting, or the field for it. */
export function ListFittings({ list }: ListFittingsProps) {
  const w = useWords(fittingWords)
  const [place, setPlace] = useStoredPlace(list)
  useLazyPart(cardsPart, place !== null)
  return (
    <div className="list-fittings">
      {place ? (
        <Near place={place} onChange={() => setPlace(null)} />
      ) : (
        <PostcodeForm label={w.askList} onChoose={setPlace} />
      )}
      {place && cardsPart.render({ place, list })}
    </div>
  )
}

function Near({ place, onChange }: { place: Place; onChange: () => void }) {
  const w = useWords(fittingWords)
  return (
    <p className="row small">
      <span>{w.near(place.label)}</span>
      <Button look="link" onClick={onChange}>
        {w.change}
      </Button>
    </p>
  )
}
