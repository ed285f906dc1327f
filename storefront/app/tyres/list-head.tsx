import { languageOf } from '@pito/contracts/values/locale'
import { seasonOf } from '@pito/contracts/values/tyre-season'
import { isFittable } from '@pito/contracts/values/vehicle-type'
import { Anchor } from '@pito/ui/anchor'
import type { Crumb } from '@pito/ui/breadcrumb'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { iconClass } from '@pito/ui/icon-class'
import { Tread } from '@pito/ui/tread'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ToggleEvent } from 'react'
import { useRootData } from '../page/root-data.ts'
import { forgetPlace } from '../service-points/places/place-memory.ts'
import { CarLink } from '../vehicle/car-link.tsx'
import { nameOf } from '../vehicle/known-vehicle.ts'
import { PlateForm, plateAnswerId } from '../vehicle/plate-form.tsx'
import { tyres } from '../words/tyres.ts'
import { labelOfValues } from './filters/facet-label.ts'
import { listHeading } from './list/list-heading.ts'
import type { ListLevel } from './list/list-levels.ts'
import { listLevels } from './list/list-levels.ts'
import { emptyList } from './list/list-state.ts'
import { sizeOfList } from './list/size-of-list.ts'
import { useListView } from './list-view.ts'
import { tyreList } from './tyre-list-words.ts'

const vehicles = [
  { id: 2, icon: 'car' },
  { id: 3, icon: 'van' },
  { id: 4, icon: 'truck' },
] as const

const plateId = 'plate-search'

export function ListHead() {
  const w = useWords(tyres)
  const { state } = useListView()
  const crumbs = useCrumbs()
  const here = crumbs.pop()?.label ?? ''
  const hasVehicle = state.plate !== null || state.car !== null
  const hasPlateSearch = useRootData()?.plateSearch && !hasVehicle
  return (
    <div className="lhead">
      <Tread className="lhead__track" />
      <div className="wrap lhead__in lhead__in--tabs">
        <Breadcrumb label={w.path} crumbs={crumbs} here={here} />
        <div className="lhead__tabs">
          <VehicleLinks />
          {hasPlateSearch && <PlateButton />}
        </div>
        <Heading />
        {hasPlateSearch && (
          <div className="lhead__plate" id={plateId} popover="auto" onToggle={focusPlate}>
            <PlateForm chosen={state} />
          </div>
        )}
        {!hasPlateSearch && !hasVehicle && <CarLink />}
      </div>
    </div>
  )
}

/** Opens the search by licence plate on phones. Wider screens show its field in the head. */
function PlateButton() {
  const { plateSearch } = useWords(tyreList)
  return (
    <button type="button" className="lhead__fold" popoverTarget={plateId} aria-haspopup="dialog">
      <span className="vh">{plateSearch}</span>
      <span className="lhead__mini" aria-hidden="true">
        ABC
      </span>
    </button>
  )
}

function focusPlate({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector('input')?.focus()
}

/**
 * If the URL contains a licence plate, or a make, model and year, the heading names the vehicle. The plate search moves
 * the focus to the heading.
 */
function Heading() {
  const w = useWords(tyres)
  const { forVehicle } = useWords(tyreList)
  const { data, state } = useListView()
  const size = (state === data.state && data.approvedSize) || sizeOfList(state.size)
  const heading = (
    <>
      {wholeHyphens(listHeading(state, w))}
      {size && ' '}
      {size && <span className="num">{size}</span>}
    </>
  )
  const ofPlate = state.plate === null ? null : data.plate?.vehicle
  const vehicle = ofPlate ?? (state.car === null ? null : data.car?.vehicle)
  if (!vehicle) return <h1>{heading}</h1>
  return (
    <h1 className="lhead__long" id={plateAnswerId} tabIndex={-1}>
      {heading}
      {` ${forVehicle(nameOf(vehicle))}`}
    </h1>
  )
}

/**
 * Links to the lists of the vehicle types, which have no filters. Choosing trucks also deletes the stored place for
 * fittings, because truck tyres are not fitted.
 */
function VehicleLinks() {
  const w = useWords(tyres)
  const { vehicle } = useWords(tyreList)
  const { state, address } = useListView()
  return (
    <nav className="lhead__vehicles" aria-label={vehicle}>
      {vehicles.map(({ id, icon }) => (
        <Anchor
          key={id}
          className={iconClass(icon)}
          href={address(emptyList(id))}
          onClick={isFittable(id) ? undefined : forgetPlace}
          aria-current={state.vehicle === id ? 'page' : undefined}
        >
          {w.vehicles[id]}
        </Anchor>
      ))}
    </nav>
  )
}

/**
 * Adds a word joiner after hyphens at which a line must not end. These are hyphens before a short second half
 * ("Kuorma-auton", "all-season") and hyphens of a noun after a name of several words ("Nokian Tyres -nastarenkaat").
 * "Michelin-nastarenkaat" may be broken, because it is too long for a line on a phone.
 */
export function wholeHyphens(heading: string): string {
  return heading.replace(/(?<!\p{L})-|-(?!\p{L}{7})/gu, '-\u2060')
}

const mostNamed = 2

/** Returns the breadcrumb from the front page down. The last entry is the current list. */
function useCrumbs(): Crumb[] {
  const w = useWords(tyres)
  const listWords = useWords(tyreList)
  const language = languageOf(useLocale())
  const { state, address } = useListView()
  const labelOf = ({ level }: ListLevel): string => {
    if (level === 'tyres') return w.tyres
    if (level === 'category') return w.vehicles[state.vehicle ?? 0] ?? ''
    if (level === 'size') return sizeOfList(state.size)
    const values = state.picked[level]
    const named = values.slice(0, mostNamed)
    const label =
      level === 'tyre_season'
        ? named.map((value) => w.marks[seasonOf(value)?.id ?? 0] ?? value).join(', ')
        : labelOfValues(level, named, listWords, language)
    return label + (values.length > mostNamed ? ` +${values.length - mostNamed}` : '')
  }
  return [
    { label: w.home, href: '/' },
    ...listLevels(state).map((level) => ({ label: labelOf(level), href: address(level.state) })),
  ]
}
