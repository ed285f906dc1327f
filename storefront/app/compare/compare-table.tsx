import { lookUp } from '@pito/contracts/values/look-up'
import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { AddButton } from '../cart/add-button.tsx'
import { useYear } from '../season/use-year.ts'
import { nameOf } from '../tyres/name-of.ts'
import { TyrePicture } from '../tyres/tyre-picture.tsx'
import { LazyFitMark } from '../vehicle/lazy-fit-mark.tsx'
import { Breakable, Hyphenated } from '../words/hyphenated.tsx'
import { compareAddress } from './compare-address.ts'
import { CompareCell, SetPrice } from './compare-cell.tsx'
import type { CompareRow, RowName } from './compare-rows.ts'
import { compareRows } from './compare-rows.ts'
import { compare } from './compare-words.ts'
import type { ShownTyre } from './load-compare.ts'

interface TyresProps {
  readonly tyres: readonly ShownTyre[]
}

export function CompareTable({ tyres }: TyresProps) {
  const w = useWords(compare)
  const { differing, same } = compareRows(tyres, useYear())
  return (
    <>
      <section className="compare-table" aria-label={w.table}>
        <table data-columns={tyres.length}>
          <caption className="vh">{w.caption(tyres.map(nameOf).join(', '))}</caption>
          <Head tyres={tyres} />
          {differing.length > 0 && <DifferingRows rows={differing} tyres={tyres} />}
          <SameRows rows={same} tyres={tyres} />
          <Foot tyres={tyres} />
        </table>
      </section>
      {tyres.length > 1 && differing.length === 0 && <p>{w.noDifferences}</p>}
      <p className="small quiet">
        {tyres.some(({ label }) => label.fuel) && `${w.classes} `}
        {tyres.every(({ feeIncluded }) => feeIncluded) ? w.vatAndFee : w.vat}
      </p>
    </>
  )
}

function Head({ tyres }: TyresProps) {
  const w = useWords(compare)
  return (
    <thead>
      <tr>
        <td />
        {tyres.map((tyre) => (
          <td key={tyre.id}>
            <div className="compare-table__picture">
              <TyrePicture src={tyre.picture} alt="" sizes="(min-width: 64rem) 11rem, 7rem" eager />
              <Drop tyre={tyre} tyres={tyres} />
            </div>
          </td>
        ))}
      </tr>
      <tr>
        <th scope="col">{w.tyre}</th>
        {tyres.map((tyre) => (
          <th scope="col" key={tyre.id}>
            <div className="compare-table__name">
              <span className="compare-table__brand">{tyre.brand}</span>
              <Anchor href={tyre.href}>{tyre.model}</Anchor>
              <LazyFitMark tyre={tyre} />
              <SetPrice tyre={tyre} />
            </div>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Drop({ tyre, tyres }: TyresProps & { tyre: ShownTyre }) {
  const w = useWords(compare)
  const others = tyres.filter(({ id }) => id !== tyre.id).map(({ id }) => id)
  return (
    <ButtonLink
      look="bare"
      icon
      href={compareAddress(others)}
      aria-label={w.drop(nameOf(tyre))}
      rel="nofollow"
      preventScrollReset
      replace
    >
      <Icon name="close" />
    </ButtonLink>
  )
}

function Look({ tyre }: { tyre: ShownTyre }) {
  const w = useWords(compare)
  return (
    <ButtonLink href={tyre.href}>
      {w.look}
      <span className="vh"> {nameOf(tyre)}</span>
    </ButtonLink>
  )
}

function Foot({ tyres }: TyresProps) {
  return (
    <tfoot>
      <tr>
        <td />
        {tyres.map((tyre) => (
          <td key={tyre.id}>{tyre.stock > 0 ? <AddButton tyre={tyre} /> : <Look tyre={tyre} />}</td>
        ))}
      </tr>
    </tfoot>
  )
}

interface RowsProps {
  readonly rows: readonly CompareRow[]
  readonly tyres: readonly ShownTyre[]
}

function DifferingRows({ rows, tyres }: RowsProps) {
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
function SameRows({ rows, tyres }: RowsProps) {
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
