import './fittings.css'
import { languageOf } from '@pito/contracts/values/locale'
import { Icon } from '@pito/ui/icon'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import { useWords } from '@pito/web/words/words'
import { Link } from 'react-router'
import { usePlace } from '../../places/place-memory.ts'
import { PlaceBarOfVisitor } from '../place-bar/place-bar-of-visitor.tsx'
import { FittingLine } from './fitting-line.tsx'
import { fittingWords } from './fitting-words.ts'
import { useFittings } from './use-fittings.ts'

/** Shows the bar for the place and, once a place is known, the earliest fitting of a tyre near it, with its price. */
export function TyreFitting({ tyreId }: { tyreId: number }) {
  const w = useWords(fittingWords)
  return (
    <section className="tyre-fitting" aria-label={w.title}>
      <PlaceBarOfVisitor />
      <Earliest tyreId={tyreId} />
    </section>
  )
}

function Earliest({ tyreId }: { tyreId: number }) {
  const w = useWords(fittingWords)
  const language = languageOf(useLocale())
  const place = usePlace()
  const { fittings, loading, load } = useFittings(place, [tyreId])
  const fitting = fittings?.data?.get(tyreId)
  if (!place) return null
  if (fittings?.failure)
    return <PartAlert title={w.failed} failure={fittings.failure} again={load} loading={loading} />
  return (
    <p className="tyre-fitting__line" role="status">
      <Icon name="calendar" />
      <span>
        {!fitting && (fittings ? w.none : w.loading)}
        {fitting && (
          <FittingLine
            fitting={fitting}
            point={<Link to={fitting.dealer[`link_${language}`]}>{fitting.dealer.company_name}</Link>}
          />
        )}
      </span>
    </p>
  )
}
