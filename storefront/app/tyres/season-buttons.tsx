import { figure } from '@pito/contracts/values/figure'
import { seasonOf, studdable } from '@pito/contracts/values/tyre-season'
import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { seasonGroups } from '../season/season-groups.ts'
import { useToday } from '../season/use-today.ts'
import { optionsIn } from './filters/list-options.ts'
import { withPicked } from './list/list-changes.ts'
import { useListView } from './list-view.ts'
import { tyreList } from './tyre-list-words.ts'

/** Links to the list of each season with the number of its tyres, the season of the date first. */
export function SeasonButtons() {
  const w = useWords(tyreList)
  const today = useToday()
  const { data, state } = useListView()
  // The panel of the vehicle above the list asks for the season itself. Without options the numbers are unknown.
  const { tyre_season } = data.options.facets
  if (data.guide || (data.optionsFailure && tyre_season === '')) return null
  const counts = new Map<number, number>(
    optionsIn(tyre_season).map(({ value, count }) => [seasonOf(value)?.id ?? 0, count]),
  )
  const countOf = (ids: readonly number[]) => ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
  const picked: readonly number[] = state.picked.tyre_season.flatMap((name) => seasonOf(name)?.id ?? [])
  // A button counts the tyres of all its seasons, so it stands for a list that has them all.
  const isPicked = (ids: readonly number[]) =>
    picked.length > 0 &&
    picked.every((id) => ids.includes(id)) &&
    ids.every((id) => picked.includes(id) || !counts.get(id))
  return (
    <div>
      <ul className="seasons" aria-label={w.seasons}>
        {seasonGroups(state.vehicle, today).map(({ group, ids }) => (
          <SeasonButton
            key={group}
            label={w[group]}
            ids={ids}
            count={countOf(ids)}
            isCurrent={isPicked(ids)}
          />
        ))}
        <SeasonButton
          label={w.allSeasons}
          ids={[]}
          count={countOf([...counts.keys()])}
          isCurrent={picked.length === 0}
        />
      </ul>
      {countOf([studdable]) > 0 && <p className="small quiet">{w.studdable}</p>}
    </div>
  )
}

interface SeasonButtonProps {
  readonly label: string
  readonly ids: readonly number[]
  readonly count: number
  readonly isCurrent: boolean
}

/** A season without tyres is shown, but cannot be pressed. */
function SeasonButton({ label, ids, count, isCurrent }: SeasonButtonProps) {
  const { state, address } = useListView()
  const names = ids.flatMap((id) => seasonOf(String(id))?.name ?? [])
  const text = (
    <>
      {label} <span className="num">{figure(count)}</span>
    </>
  )
  return (
    <li>
      {count === 0 && !isCurrent ? (
        <span className="seasons__none">{text}</span>
      ) : (
        <Anchor
          href={address(withPicked(state, 'tyre_season', names))}
          preventScrollReset
          aria-current={isCurrent || undefined}
        >
          {text}
        </Anchor>
      )}
    </li>
  )
}
