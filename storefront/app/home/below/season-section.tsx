import { ButtonLink } from '@pito/ui/button'
import { ScrollRow } from '@pito/ui/scroll-row'
import { useWords } from '@pito/web/words/words'
import { TyreCard } from '../../tyres/cards/tyre-card.tsx'
import { homeBelow } from './home-below-words.ts'
import type { SeasonTyres } from './load-season-tyres.ts'

/** Shows visitors who have not searched yet the cheapest tyres of the season with their prices. */
export function SeasonSection({ tyres }: { tyres: SeasonTyres | null }) {
  const w = useWords(homeBelow)
  if (!tyres || tyres.cards.length === 0) return null
  return (
    <section className="section" aria-labelledby="season-tyres">
      <div className="wrap">
        <div className="section__head">
          <h2 id="season-tyres">{w.cheapest(tyres.list)}</h2>
          <ButtonLink href={tyres.href}>{w.showAll}</ButtonLink>
        </div>
        <ScrollRow label={tyres.list} row>
          {tyres.cards.map((card) => (
            <div className="cardbox" key={card.tyre.id}>
              <TyreCard {...card} />
            </div>
          ))}
        </ScrollRow>
      </div>
    </section>
  )
}
