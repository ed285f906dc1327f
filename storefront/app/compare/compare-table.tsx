import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { AddButton } from '../cart/add-button.tsx'
import { useYear } from '../season/use-year.ts'
import { nameOf } from '../tyres/name-of.ts'
import { TyrePicture } from '../tyres/tyre-picture.tsx'
import { LazyFitMark } from '../vehicle/lazy-fit-mark.tsx'
import { compareAddress } from './compare-address.ts'
import { compareRows } from './compare-rows.ts'
import { DifferingRows, SameRows } from './compare-table-rows.tsx'
import { compare } from './compare-words.ts'
import type { ShownTyre } from './load-compare.ts'
import { SetPrice } from './set-price.tsx'

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
