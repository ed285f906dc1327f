import { lookUp } from '@pito/contracts/values/look-up'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { Breakable, Hyphenated } from '../words/hyphenated.tsx'
import { CompareCell } from './compare-cell.tsx'
import type { CompareRow, RowName } from './compare-rows.ts'
import { compare } from './compare-words.ts'
import type { ShownTyre } from './load-compare.ts'

interface RowsProps {
  readonly rows: readonly CompareRow[]
  readonly tyres: readonly ShownTyre[]
}

export function DifferingRows({ rows, tyres }: RowsProps) {
  const w = useWords(compare)
  return (
    <tbody>
      <GroupRow columns={tyres.length}>{w.differences}</GroupRow>
      {rows.map((row) => (
        <tr className="is-differing" key={row.name}>
          <RowHead name={row.name} />
          {tyres.map((tyre, place) => (
            <td key={tyre.id} className={row.best[place] ? 'is-best' : undefined}>
              <div className="compare-cell">
                <CompareCell name={row.name} tyre={tyre} />
                <Bar length={row.lengths[place] ?? null} />
                {row.best[place] && <Best name={row.name} />}
              </div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/**
 * Shows the rows in which all tyres have the same value, with one cell across all of them. If there is only one tyre,
 * all its rows are here.
 */
export function SameRows({ rows, tyres }: RowsProps) {
  const w = useWords(compare)
  const [tyre] = tyres
  if (!tyre || rows.length === 0) return null
  return (
    <tbody className={tyres.length > 1 ? 'is-same' : undefined}>
      <GroupRow columns={tyres.length}>{tyres.length > 1 ? w.same : w.facts}</GroupRow>
      {rows.map(({ name }) => (
        <tr key={name}>
          <RowHead name={name} />
          <td colSpan={tyres.length}>
            <div className="compare-cell compare-cell--same">
              <CompareCell name={name} tyre={tyre} />
            </div>
          </td>
        </tr>
      ))}
    </tbody>
  )
}

function GroupRow({ columns, children }: { columns: number; children: string }) {
  return (
    <tr className="compare-table__group">
      <th scope="rowgroup" colSpan={columns + 1}>
        <span>{children}</span>
      </th>
    </tr>
  )
}

function RowHead({ name }: { name: RowName }) {
  const w = useWords(compare)
  return (
    <th scope="row">
      <Hyphenated text={name === 'size' ? w.sizeRow : w[name]} />
    </th>
  )
}

/** The length of the bar is an SVG attribute, because the content security policy forbids inline styles. */
function Bar({ length }: { length: number | null }) {
  if (length === null) return null
  return (
    <svg className="compare-bar" width="100%" height="4" aria-hidden="true">
      <rect width={`${length}%`} height="4" rx="2" />
    </svg>
  )
}

const bestWords = { four: 'bestPrice', wet: 'bestWet', fuel: 'bestFuel', noise: 'quietest' } as const

function Best({ name }: { name: RowName }) {
  const w = useWords(compare)
  const word = lookUp(bestWords, name)
  if (!word) return null
  return (
    <span className="compare-best">
      <Icon name="check" />
      <Breakable text={w[word]} />
    </span>
  )
}
