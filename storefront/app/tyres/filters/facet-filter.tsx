import { figure } from '@pito/contracts/values/figure'
import { languageOf } from '@pito/contracts/values/locale'
import { CountedCheckbox } from '@pito/ui/counted-checkbox'
import { Disclosure } from '@pito/ui/disclosure'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { seasonsByDate } from '../../season/seasons-by-date.ts'
import { useToday } from '../../season/use-today.ts'
import { Arrow } from '../label-arrows.tsx'
import { isPicked, pickedBeyond, toggled, withPicked } from '../list/list-changes.ts'
import type { Facet, ListState } from '../list/list-state.ts'
import type { ListView } from '../list-view.ts'
import { useListView } from '../list-view.ts'
import { tyreList } from '../tyre-list-words.ts'
import { facetValue } from './facet-label.ts'
import type { FacetOption } from './list-options.ts'
import { optionsIn, withEmptyOptions } from './list-options.ts'

const mostShown = 8
const openFromStart: ReadonlySet<Facet> = new Set(['tyre_season', 'brand', 'wet_grip'])
const inLabelColours: ReadonlySet<Facet> = new Set(['wet_grip', 'fuel_efficiency'])

export function FacetFilter({ facet }: { facet: Facet }) {
  const w = useWords(tyreList)
  const view = useListView()
  const { data, state } = view
  const packed = data.options.facets[facet]
  const offered = optionsIn(packed)
  const beyond = pickedBeyond(
    facet,
    [...usePickedBefore(view, facet), ...state.picked[facet]],
    offered.map(({ value }) => value),
  )
  const options = useOrder(facet, withEmptyOptions(offered, beyond))
  // The group's open state is decided once, when the page loads, because unticking the last box must not close the
  // group while the visitor uses it.
  const [startsOpen] = useState(openFromStart.has(facet) || state.picked[facet].length > 0)
  if (options.length === 0) return null
  const first = options.length > mostShown + 2 ? options.slice(0, mostShown) : options
  const rest = options.slice(first.length)
  const isPickedHere = ({ value }: FacetOption) => isPicked(state, facet, value)
  return (
    <Disclosure summary={w[facet]} open={startsOpen}>
      <fieldset className="checks">
        <legend className="vh">{w[facet]}</legend>
        <SelectAll facet={facet} options={options} />
        <Options facet={facet} options={first} />
        {rest.length > 0 && (
          <More label={w.showAll(options.length)} isPicked={rest.some(isPickedHere)}>
            <Options facet={facet} options={rest} />
          </More>
        )}
      </fieldset>
    </Disclosure>
  )
}

/**
 * Returns the options in the order to show. Seasons are sorted by the current date; other options keep the API's
 * ascending order.
 */
function useOrder(facet: Facet, options: readonly FacetOption[]): readonly FacetOption[] {
  const today = useToday()
  return facet === 'tyre_season' ? seasonsByDate(options, ({ value }) => value, today) : options
}

interface MoreProps {
  readonly label: string
  readonly isPicked: boolean
  readonly children: ReactNode
}

/**
 * The group opens when one of its boxes is ticked. It does not close when a box is unticked, because the visitor is
 * still using it.
 */
function More({ label, isPicked, children }: MoreProps) {
  const [wasPicked, setWasPicked] = useState(isPicked)
  if (isPicked && !wasPicked) setWasPicked(true)
  return (
    <details className="fmore" open={wasPicked}>
      <summary className="link">{label}</summary>
      {children}
    </details>
  )
}

function SelectAll({ facet, options }: { facet: Facet; options: readonly FacetOption[] }) {
  const w = useWords(tyreList)
  const { state, go } = useListView()
  const box = useRef<HTMLInputElement>(null)
  const values = options.map(({ value }) => value)
  const selection = selectionOf(state, facet, values)
  useEffect(() => {
    if (box.current) box.current.indeterminate = selection === 'some'
  }, [selection])
  return (
    <CountedCheckbox
      className="with-scripts check--all"
      ref={box}
      checked={selection === 'all'}
      onChange={() => go(withAllToggled(state, facet, values))}
    >
      {w.selectAll}
    </CountedCheckbox>
  )
}

function Options({ facet, options }: { facet: Facet; options: readonly FacetOption[] }) {
  const { state, go } = useListView()
  const language = languageOf(useLocale())
  const w = useWords(tyreList)
  return options.map(({ value, count }) => (
    <CountedCheckbox
      key={value}
      name={facet}
      value={value}
      count={figure(count)}
      unit={w.unit(count)}
      checked={isPicked(state, facet, value)}
      onChange={() => go(toggled(state, facet, value))}
    >
      {inLabelColours.has(facet) ? <Arrow letter={value} /> : facetValue(facet, value, language)}
    </CountedCheckbox>
  ))
}

/**
 * Returns the values that were picked in the previous list. They remain visible, because an unticked box must not
 * disappear while the visitor uses it.
 */
function usePickedBefore({ state, address }: ListView, facet: Facet): readonly string[] {
  const list = address({ ...state, page: 1 })
  const [seen, setSeen] = useState({ list, state, before: [] as readonly string[] })
  if (seen.list === list) return seen.before
  const before = seen.state.vehicle === state.vehicle ? seen.state.picked[facet] : []
  setSeen({ list, state, before })
  return before
}

type Selection = 'none' | 'some' | 'all'

/** Returns the state of a filter's "select all" checkbox. */
export function selectionOf(state: ListState, facet: Facet, options: readonly string[]): Selection {
  if (state.picked[facet].length === 0) return 'none'
  return options.length > 0 && options.every((option) => isPicked(state, facet, option)) ? 'all' : 'some'
}

/** Picks all options of a filter or, if all were already picked, none. */
export function withAllToggled(state: ListState, facet: Facet, options: readonly string[]): ListState {
  return withPicked(state, facet, selectionOf(state, facet, options) === 'all' ? [] : options)
}
