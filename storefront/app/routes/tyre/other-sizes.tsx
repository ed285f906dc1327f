import { formatEuro } from '@pito/contracts/values/format-euro'
import { Anchor } from '@pito/ui/anchor'
import { Disclosure } from '@pito/ui/disclosure'
import { tyre } from '../../words/tyre.ts'
import { tyres } from '../../words/tyres.ts'
import { useWords } from '../../words.ts'
import type { OtherSize } from './load-tyre.ts'

/** The same model in its other sizes, as links. */
export function OtherSizes({ sizes }: { sizes: readonly OtherSize[] }) {
  const w = useWords(tyre)
  const { soldOut } = useWords(tyres)
  if (sizes.length === 0) return null
  return (
    <Disclosure summary={w.otherSizes(sizes.length)} className="sizes">
      <ul>
        {sizes.map(({ href, size, cents, stock }) => (
          <li key={href}>
            <Anchor href={href}>
              <b className="num">{size}</b>
              <span>{stock > 0 ? formatEuro(cents) : soldOut}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
