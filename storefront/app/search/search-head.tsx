import { Anchor } from '@pito/ui/anchor'
import { Chip, Chips } from '@pito/ui/chips'
import { Tread } from '@pito/ui/tread'
import { useWords } from '@pito/web/words/words'
import { tyres } from '../words/tyres.ts'
import { SearchNotes } from './search-notes.tsx'
import { searchPage } from './search-page-words.ts'
import { useSearch } from './use-search.ts'
import { useTownAsPlace } from './use-town-as-place.ts'

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
