import './points.css'
import { PartAlert } from '@pito/web/parts/part-alert'
import './map/points-map.css'
import { finland } from '@pito/contracts/values/finland-map'
import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { SubmitEvent } from 'react'
import { useRef, useState } from 'react'
import { useRootData } from '../page/root-data.ts'
import { LanguageField } from './language-field.tsx'
import type { MapMark } from './map/map-mark.ts'
import { markOfPoint, viewAround } from './map/map-mark.ts'
import { PointsMap } from './map/points-map.tsx'
import { PlaceField } from './place-field.tsx'
import type { ChosenPoint } from './places/place-memory.ts'
import { placeName } from './places/place-name.ts'
import type { Point } from './point.ts'
import { PointCard } from './point-card.tsx'
import type { FoundPoints } from './point-search.ts'
import { radiuses, sortIds, vehicleTypes } from './point-search.ts'
import { PointsList } from './points-list.tsx'
import { servicePoints } from './service-point-words.ts'
import { useCartPrices } from './use-cart-prices.ts'
import type { ChosenState } from './use-chosen-point.ts'
import { useChosenPoint } from './use-chosen-point.ts'
import type { Points, PointsOptions } from './use-points.ts'
import { noSearch, usePoints } from './use-points.ts'

interface PointsFinderProps extends Pick<PointsOptions, 'address'> {
  readonly start?: PointsOptions['start']
  readonly radiusAfterClearing: 20 | 100
  readonly onChoose?: (point: ChosenPoint | null) => void
  /** The towns to mark on the map until the visitor searches. They are given only on the page that shows the map. */
  readonly towns?: readonly MapMark[]
}

/**
 * The search for a service point with its results. It is used in a tab of the tyre search, on a page and in a dialog
 * of the tyre list.
 */
export function PointsFinder({
  start = noSearch,
  address,
  radiusAfterClearing,
  onChoose,
  towns,
}: PointsFinderProps) {
  const w = useWords(servicePoints)
  const chosen = useChosenPoint(onChoose)
  const points = usePoints({ start, address, radiusAfterClearing, onForget: chosen.forget })
  const [active, setActive] = useState<string | null>(null)
  const shown = chosenFirst(points.found?.points ?? [], chosen.slug).slice(0, points.search.shown)
  return (
    <div className={towns ? 'points points--mapped' : 'points'}>
      <PointsSearch points={points} />
      <div className="points__found" aria-busy={points.loading || undefined}>
        {points.failure ? (
          <PartAlert
            title={w.failed}
            failure={points.failure}
            loading={points.loading}
            again={() => points.run(points.search)}
          />
        ) : (
          <PointsResults points={points} shown={shown} chosen={chosen} active={active} onActive={setActive} />
        )}
      </div>
      {towns && (
        <FinderMap
          found={points.found}
          shown={shown}
          towns={towns}
          active={active}
          chosen={chosen.slug}
          onActive={setActive}
        />
      )}
    </div>
  )
}

interface FinderMapProps {
  /** The service points that were found, or null before a search, when the map shows the towns of all Finland. */
  readonly found: FoundPoints | null
  readonly shown: readonly Point[]
  readonly towns: readonly MapMark[]
  readonly active: string | null
  readonly chosen: string | null
  readonly onActive: (id: string | null) => void
}

/** The mark of a service point leads to its card or, if the list does not show it yet, to its page. */
function FinderMap({ found, shown, towns, ...state }: FinderMapProps) {
  const language = languageOf(useLocale())
  const place = found?.place
  const circle = place
    ? { latitude: place.latitude, longitude: place.longitude, radiusKm: found.radius }
    : null
  const view = circle ? viewAround(circle, circle.radiusKm) : finland
  const marks = found
    ? found.points.map((point) => ({
        ...markOfPoint(point),
        ...(!shown.includes(point) && { href: point.links[language] }),
      }))
    : towns
  return <PointsMap view={view} marks={marks} circle={circle} {...state} />
}

/** The search form. Without scripts it opens the page of service points, which searches on the server. */
function PointsSearch({ points }: { points: Points }) {
  const w = useWords(servicePoints)
  const input = useRef<HTMLInputElement>(null)
  const { search } = points
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (search.address.trim() === '') input.current?.focus()
    void points.run(search)
  }
  return (
    <form className="points__form" action="/service-points" onSubmit={submit} noValidate>
      <div className="points__where">
        <PlaceField points={points} input={input} label={w.address} look="link" />
      </div>
      <LanguageField />
      <Field label={w.vehicle}>
        <Select
          name="vehicle_type"
          value={String(search.vehicleType)}
          onChange={({ target }) =>
            points.change({ vehicleType: vehicleTypes.find((type) => String(type) === target.value) ?? 1 })
          }
          options={vehicleTypes.map((type) => ({ value: String(type), label: w.vehicles[type - 1] ?? '' }))}
        />
      </Field>
      <Field label={w.distance}>
        <Select
          name="search_radius"
          value={String(search.radius)}
          onChange={({ target }) =>
            points.change({ radius: radiuses.find((km) => String(km) === target.value) ?? 100 })
          }
          options={radiuses.map((km) => ({
            value: String(km),
            label: km === 100 ? w.anyDistance : `${km}\u00a0km`,
          }))}
        />
      </Field>
      <Button type="submit" look="go">
        {w.show}
      </Button>
    </form>
  )
}

interface PointsResultsProps {
  readonly points: Points
  readonly shown: readonly Point[]
  readonly chosen: ChosenState
  /** The slug of the service point that is under the pointer or has the focus, in the list or on the map. */
  readonly active: string | null
  readonly onActive: (slug: string | null) => void
}

function PointsResults(props: PointsResultsProps) {
  const { points } = props
  const w = useWords(servicePoints)
  const phone = useRootData()?.customerServicePhone ?? ''
  const { found, loading } = points
  const hasPoints = found !== null && found.total > 0
  return (
    <>
      {hasPoints && <h2 className="vh">{w.title}</h2>}
      <div className="points__bar">
        {/* The status stays the same element, because a live region announces only what is added to it later. */}
        <p className={hasPoints ? 'points__count' : undefined} role="status">
          {loading ? w.loading : <Status found={found} phone={phone} />}
        </p>
        {hasPoints && (
          <Select
            className="with-scripts"
            aria-label={w.order}
            value={String(points.search.sort)}
            onChange={({ target }) =>
              points.change({ sort: sortIds.find((id) => String(id) === target.value) ?? 0 })
            }
            options={sortIds.map((id) => ({ value: String(id), label: w.sorts[id] ?? '' }))}
          />
        )}
      </div>
      {hasPoints && <List {...props} found={found} />}
    </>
  )
}

/** Is one element, which appears as a whole, so that screen readers announce the number and the place together, once. */
function Status({ found, phone }: Pick<Points, 'found'> & { readonly phone: string }) {
  const w = useWords(servicePoints)
  if (!found) return w.before
  if (found.total === 0) return w.none(phone)
  return (
    <span>
      {w.count(found.total, found.radius)}
      {' · '}
      <span className="quiet">{w.near(placeName(found.place))}</span>
    </span>
  )
}

interface ListProps extends PointsResultsProps {
  readonly found: NonNullable<Points['found']>
}

function List({ points, found, shown, chosen, active, onActive }: ListProps) {
  const w = useWords(servicePoints)
  const prices = useCartPrices(found.points)
  return (
    <>
      <PointsList total={found.points.length} more={points.more}>
        {shown.map((point) => (
          <li
            key={point.id}
            className={active === point.slug ? 'points__active' : undefined}
            onPointerEnter={() => onActive(point.slug)}
            onPointerLeave={() => onActive(null)}
            onFocus={() => onActive(point.slug)}
            onBlur={() => onActive(null)}
          >
            <PointCard point={point} chosen={chosen} cartCents={prices.get(point.id)} />
          </li>
        ))}
      </PointsList>
      {found.total > found.points.length && <p className="quiet">{w.some(found.points.length)}</p>}
    </>
  )
}

function chosenFirst(points: readonly Point[], slug: string | null): readonly Point[] {
  const own = points.filter((point) => point.slug === slug)
  return own.length === 0 ? points : [...own, ...points.filter((point) => point.slug !== slug)]
}
