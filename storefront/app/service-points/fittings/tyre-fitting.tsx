import './fittings.css'
import type { Place } from '@pito/contracts/places'
import { languageOf } from '@pito/contracts/values/locale'
import { Icon } from '@pito/ui/icon'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { Link } from 'react-router'
import { FittingLine } from './fitting-line.tsx'
import { fittingWords } from './fitting-words.ts'
import { NearPlace } from './near-place.tsx'
import { PostcodeForm } from './postcode-form.tsx'
import { useFittings } from './use-fittings.ts'
import { useStoredPlace } from './use-stored-place.ts'

/**
 * Shows the earliest fitting of a tyre near the visitor, with its price. Until a place is known, shows a field to
 * enter one.
 */
export function TyreFitting({ tyreId }: { tyreId: number }) {
  const w = useWords(fittingWords)
  const language = languageOf(useLocale())
  const [place, setPlace] = useStoredPlace()
  const [isPressed, setPressed] = useState(false)
  const change = (next: Place | null) => {
    setPressed(true)
    setPlace(next)
  }
  const { fittings, loading, load } = useFittings(place, [tyreId])
  const fitting = fittings?.data?.get(tyreId)
  if (!place)
    return (
      <section className="tyre-fitting" aria-label={w.title}>
        <PostcodeForm label={w.askTyre} focus={isPressed} onChoose={change} />
      </section>
    )
  if (fittings?.failure)
    return <PartAlert title={w.failed} failure={fittings.failure} again={load} loading={loading} />
  return (
    <section className="tyre-fitting" aria-label={w.title}>
      <p className="tyre-fitting__line" role="status">
        <Icon name="calendar" />
        <span>
          {!fitting && (fittings ? w.none(place.label) : w.loading)}
          {fitting && (
            <FittingLine
              fitting={fitting}
              point={<Link to={fitting.dealer[`link_${language}`]}>{fitting.dealer.company_name}</Link>}
            />
          )}
        </span>
      </p>
      <NearPlace place={place} focus={isPressed} onChange={() => change(null)} />
    </section>
  )
}
