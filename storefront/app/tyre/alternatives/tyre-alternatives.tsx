import { formatEuro } from '@pito/contracts/values/format-euro'
import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { nameOf } from '../../tyres/name-of.ts'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { TyrePicture } from '../../tyres/tyre-picture.tsx'
import { LazyFitMark } from '../../vehicle/lazy-fit-mark.tsx'
import { tyres as tyreWords } from '../../words/tyres.ts'

export interface OtherTyre {
  readonly card: TyreCardData
  /** A reason such as "Quieter", or null if the tyre is about the same as the one on the page. */
  readonly reason: string | null
  /** The differences from the tyre of the page, with the most important one first. */
  readonly difference: readonly string[]
}

export interface TyreAlternativesProps {
  readonly name: string
  readonly title: string
  readonly tyres: readonly OtherTyre[]
}

/** Lists other tyres, each with its differences from the tyre of the page. */
export function TyreAlternatives({ name, title, tyres }: TyreAlternativesProps) {
  const w = useWords(tyreWords)
  return (
    <section className="others" aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <ul className="others__list">
        {tyres.map(({ card, reason, difference: [first, ...rest] }) => (
          <li key={card.id} className="other">
            <TyrePicture src={card.picture} alt="" />
            <div className="other__text">
              {reason && <p className="other__reason">{reason}</p>}
              <h3>
                <Anchor href={card.href}>{nameOf(card)}</Anchor>
              </h3>
              <p className="small num">{card.size}</p>
              <p className="small">
                {reason ? <b>{first}</b> : first}
                {rest.map((difference) => `, ${difference}`)}
              </p>
              <LazyFitMark tyre={card} />
              <p className="other__price">
                <b className="num">{formatEuro(card.cents)}</b> <span className="small">{w.each}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
