import { formatDecimal } from '@pito/contracts/values/format-decimal'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { Link } from 'react-router'
import { listAddress } from '../tyres/list/list-address.ts'
import { emptyList } from '../tyres/list/list-state.ts'
import { HyphenatedName } from '../words/hyphenated.tsx'
import { tyres as tyreWords } from '../words/tyres.ts'
import { HoursButton } from './hours-button.tsx'
import { InfoButton } from './info-button.tsx'
import type { Point } from './point.ts'
import { PointMark } from './point-mark.tsx'
import { PointServices } from './point-services.tsx'
import { PointTimes } from './point-times.tsx'
import { servicePoints } from './service-point-words.ts'
import type { ChosenState } from './use-chosen-point.ts'

interface PointCardProps {
  readonly point: Point
  readonly chosen: ChosenState
  readonly cartCents: number | undefined
}

export function PointCard({ point, chosen, cartCents }: PointCardProps) {
  const w = useWords(servicePoints)
  const { vehicles } = useWords(tyreWords)
  const language = languageOf(useLocale())
  const isChosen = chosen.slug === point.slug
  return (
    <article className={isChosen ? 'point point--chosen' : 'point'} aria-labelledby={`point-${point.id}`}>
      <div className="point__head">
        <PointMark point={point} />
        <div className="point__name">
          <div className="point__title">
            <h3 id={`point-${point.id}`}>
              <Link to={point.links[language]}>
                <HyphenatedName name={point.name} />
              </Link>
            </h3>
            <InfoButton point={point} />
          </div>
          <p className="point__address">
            {point.street}, {point.zipcode} {point.city}
          </p>
        </div>
        {point.km !== null && <span className="point__km num">{kilometres(point.km, language)}</span>}
      </div>
      <PointServices point={point} cartCents={cartCents} />
      <PointTimes point={point} />
      <div className="point__actions">
        <Button
          className="with-scripts"
          aria-pressed={isChosen}
          aria-label={isChosen ? undefined : w.chooseNamed(point.name)}
          onClick={() => chosen.toggle(point)}
        >
          {isChosen && <Icon name="check" />}
          {isChosen ? w.chosen : w.choose}
        </Button>
        <HoursButton point={point} />
        <Link
          className="btn btn--bare"
          to={listAddress({ ...emptyList(null), servicePoint: point.slug }, language)}
        >
          {w.tyres}
        </Link>
      </div>
      {isChosen && chosen.vehicles.length > 0 && (
        <p className="point__fits small quiet">
          {w.fits(chosen.vehicles.map((id) => vehicles[id]).join(', '))}
        </p>
      )}
    </article>
  )
}

function kilometres(km: number, language: Language): string {
  return `${formatDecimal(km, language, 2)}\u00a0km`
}
