import { Select } from '@pito/ui/select'
import { useWords } from '@pito/web/words/words'
import { useRootData } from '../page/root-data.ts'
import type { Point } from './point.ts'
import { PointCard } from './point-card.tsx'
import { sortIds } from './point-search.ts'
import { servicePoints } from './service-point-words.ts'
import type { ChosenState } from './use-chosen-point.ts'
import type { Points } from './use-points.ts'

interface PointsResultsProps {
  readonly points: Points
  readonly chosen: ChosenState
  /** The slug of the service point that is under the pointer or has the focus, in the list or on the map. */
  readonly active: string | null
  readonly onActive: (slug: string | null) => void
}

export function PointsResults(props: PointsResultsProps) {
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
      <span className="quiet">{w.near(found.place.label)}</span>
    </span>
  )
}

interface ListProps extends PointsResultsProps {
  readonly found: NonNullable<Points['found']>
}

function List({ found, chosen, active, onActive }: ListProps) {
  const w = useWords(servicePoints)
  return (
    <>
      <ul className="points__list">
        {chosenFirst(found.points, chosen.slug).map((point) => (
          <li
            key={point.id}
            className={active === point.slug ? 'points__active' : undefined}
            onPointerEnter={() => onActive(point.slug)}
            onPointerLeave={() => onActive(null)}
            onFocus={() => onActive(point.slug)}
            onBlur={() => onActive(null)}
          >
            <PointCard point={point} chosen={chosen} />
          </li>
        ))}
      </ul>
      {found.total > found.points.length && <p className="quiet">{w.some(found.points.length)}</p>}
    </>
  )
}

function chosenFirst(points: readonly Point[], slug: string | null): readonly Point[] {
  const own = points.filter((point) => point.slug === slug)
  return own.length === 0 ? points : [...own, ...points.filter((point) => point.slug !== slug)]
}
