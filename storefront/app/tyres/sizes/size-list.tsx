import type { getProductSizes } from '@pito/contracts/catalogue'
import type { Output } from '@pito/contracts/endpoint'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { Breakable } from '../../words/hyphenated.tsx'
import { tyres } from '../../words/tyres.ts'
import { cutSize } from './cut-size.ts'
import { sizes as words } from './sizes-words.ts'

export interface OtherSize {
  readonly id: number
  readonly href: string
  readonly size: string
  readonly rim: number
  readonly cents: number
  readonly stock: number
}

export function sizesOf(rows: Output<typeof getProductSizes>['data']): OtherSize[] {
  return rows.map((row) => ({
    id: row.id,
    href: row.link,
    size: cutSize(row.size_text),
    rim: row.diameter,
    cents: centsOf(row.net_price_with_rc),
    stock: row.in_stock,
  }))
}

/** Shows links to the sizes, grouped by rim. The size of the current page is marked. */
export function SizeList({ sizes, here }: { sizes: readonly OtherSize[]; here: number }) {
  const w = useWords(words)
  const { soldOut } = useWords(tyres)
  if (sizes.length === 0) return <p>{w.noSizes}</p>
  return [...Map.groupBy(sizes, ({ rim }) => rim)].map(([rim, ofRim]) => (
    <section key={rim} className="sizes" aria-label={w.rimOf(rim)}>
      <h2>{w.rimOf(rim)}</h2>
      <ul>
        {ofRim.map(({ id, href, size, cents, stock }) => (
          <li key={id}>
            <Anchor href={href} aria-current={id === here ? 'page' : undefined}>
              <b className="num">{size}</b>
              <span>{stock > 0 ? formatEuro(cents) : <Breakable text={soldOut} />}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  ))
}
