import type { UnderstoodSearch } from '@pito/contracts/search'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { Chip, Chips } from '@pito/ui/chips'
import { Tread } from '@pito/ui/tread'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent } from 'react'
import { findPlace } from '../service-points/places/find-place.ts'
import { storedPlace, storePlace } from '../service-points/places/place-memory.ts'
import { listPaths } from '../tyres/list/list-address.ts'
import { plateAnswerId } from '../vehicle/plate-form.tsx'
import { tyres } from '../words/tyres.ts'
import { searchPage } from './search-page-words.ts'
import { useSearch } from './use-search.ts'

/** The heading of a search, with what was understood of the words typed. */
export function SearchHead() {
  const w = useWords(searchPage)
  const { understood } = useSearch()
  const { query, town } = understood
  useTownAsPlace(town)
  return (
    <div className="lhead shead">
      <Tread className="lhead__track" />
      <div className="wrap lhead__in">
        <h1>{w.title(query)}</h1>
        {query === '' && <Examples />}
        <SearchNotes />
        <UnderstoodParts />
        <Vehicles />
      </div>
    </div>
  )
}

function Examples() {
  const w = useWords(searchPage)
  const { addressOf } = useSearch()
  return (
    <>
      <p>{w.hint}</p>
      <ul className="row">
        {w.examples.map((query) => (
          <li key={query}>
            <Anchor className="link" href={addressOf(query)}>
              {query}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * Shows the parts of the search and the vehicle as chips. Each links to the search without its words, so that parts of
 * the same words, such as the size and the C of `195/75 R16C`, share a chip.
 */
function UnderstoodParts() {
  const w = useWords(searchPage)
  const { vehicles } = useWords(tyres)
  const { understood, state, data, address, addressOf } = useSearch()
  // An order of the words ends when the visitor chooses another one.
  const parts = understood.parts.filter(({ kind }) => kind !== 'order' || state.sort === 'relevance')
  const { vehicle } = data.state
  if (parts.length === 0 && vehicle === null) return null
  return (
    <Chips label={w.understood} scroll>
      {[...Map.groupBy(parts, ({ typed }) => typed)].map(([typed, ofWord]) => (
        <Chip
          key={typed}
          removeLabel={w.remove}
          href={addressOf(ofWord[0]?.query ?? '', state.search?.isAsTyped)}
        >
          {[...new Set(ofWord.map(({ label }) => label))].join(' ')}
        </Chip>
      ))}
      {vehicle !== null && (
        <Chip removeLabel={w.remove} href={address({ ...data.state, vehicle: null, page: 1 })}>
          {vehicles[vehicle]}
        </Chip>
      )}
    </Chips>
  )
}

/** If the search has tyres for several types of vehicle, links to the tyres of each. */
function Vehicles() {
  const w = useWords(searchPage)
  const { vehicles } = useWords(tyres)
  const { understood, data, address } = useSearch()
  if (understood.vehicle_types.length < 2) return null
  return (
    <nav className="lhead__vehicles" aria-label={w.vehicles}>
      {understood.vehicle_types.map(({ id, count }) => (
        <Anchor key={id} href={address({ ...data.state, vehicle: id as typeof data.state.vehicle, page: 1 })}>
          {w.ofVehicle(vehicles[id] ?? '', count)}
        </Anchor>
      ))}
    </nav>
  )
}

/** Makes the town that a search names the place near which tyres are fitted, if the visitor has set none. */
function useTownAsPlace(town: string | null): void {
  const api = useApi()
  const use = useEffectEvent(async (name: string) => {
    const { data } = await settled(findPlace(api, name))
    if (data && !storedPlace()) storePlace(data)
  })
  useEffect(() => {
    if (town !== null && !storedPlace()) void use(town)
  }, [town])
}

/** Says what was searched for instead of the words typed, and which other pages the words may mean. */
function SearchNotes() {
  const w = useWords(searchPage)
  const { understood } = useSearch()
  const { was_cut, answers, not_found, ignored } = understood
  return (
    <>
      <Corrected />
      {answers.map((answer) => (
        <p key={answer}>{answer}</p>
      ))}
      {was_cut && <p>{w.cut}</p>}
      {not_found.length > 0 && <p>{w.notFound(not_found.join(', '))}</p>}
      {ignored.length > 0 && <p>{ignoredSentence(understood, w)}</p>}
      <OtherPages />
    </>
  )
}

/** Other brands may have tyres with the marking, so a brand that the search names is named here too. */
function ignoredSentence({ ignored, parts }: UnderstoodSearch, w: (typeof searchPage)['fi']): string {
  const marking = ignored.join(w.or)
  const [brand, another] = new Set(parts.flatMap(({ kind, label }) => (kind === 'brand' ? [label] : [])))
  return brand && !another ? w.ignoredOfBrand(marking, brand) : w.ignored(marking)
}

function Corrected() {
  const w = useWords(searchPage)
  const { understood, addressOf } = useSearch()
  if (understood.corrected_query === null) return null
  return (
    <p>
      {w.showing} <b>{understood.corrected_query}</b>{' '}
      <Anchor className="link" href={addressOf(understood.query, true)}>
        {w.asTyped(understood.query)}
      </Anchor>
    </p>
  )
}

function OtherPages() {
  const w = useWords(searchPage)
  const language = languageOf(useLocale())
  const { plate, targets } = useSearch().understood
  if (plate === null && targets.length === 0) return null
  return (
    <ul className="row">
      {plate !== null && (
        <li>
          <Anchor
            className="link"
            href={`${listPaths[language]}?licenceplate=${encodeURIComponent(plate)}#${plateAnswerId}`}
            reloadDocument
          >
            {w.plate(plate)}
          </Anchor>
        </li>
      )}
      {targets.map((target) => (
        <li key={target.link_fi}>
          <Anchor className="link" href={target[`link_${language}`]}>
            {target.label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
