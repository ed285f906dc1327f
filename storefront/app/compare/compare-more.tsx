import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { mostCompared } from '@pito/contracts/values/most-compared'
import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { tyres as tyreWords } from '../words/tyres.ts'
import { compareAddress } from './compare-address.ts'
import { compare } from './compare-words.ts'
import type { CompareData } from './load-compare.ts'

/**
 * As long as fewer tyres are compared than possible, links offer other tyres of the same size and season. They are
 * links, so that adding a tyre needs no scripts.
 */
export function CompareMore({ data: { tyres, offered, list } }: { data: CompareData }) {
  const w = useWords(compare)
  const { four, fewer } = useWords(tyreWords)
  if (tyres.length === 0 || tyres.length >= mostCompared || !list) return null
  const ids = tyres.map(({ id }) => id)
  return (
    <section className="stack" aria-labelledby="compare-more">
      <h2 id="compare-more">{tyres.length === 1 ? w.another : w.more}</h2>
      {offered.length > 0 && <p className="quiet">{w.moreHint}</p>}
      <ul className="compare-more">
        {offered.map(({ id, name, cents, stock }) => (
          <li key={id}>
            <Anchor href={compareAddress([...ids, id])} rel="nofollow" preventScrollReset>
              <Icon name="plus" />
              <b>
                <span className="vh">{w.add} </span>
                {name}
              </b>
              <span>
                <span className="num">{formatEuro(firstQuantity(stock) * cents)}</span>{' '}
                {fewer[firstQuantity(stock)] ?? four}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      <ButtonLink href={list}>{w.list}</ButtonLink>
    </section>
  )
}
