import { fullSet } from '@pito/contracts/values/cart-quantity'
import { recommendationLevels } from '@pito/contracts/values/recommendation-levels'
import { recommendedSeasons, seasonOf, seasonOfId, studdable } from '@pito/contracts/values/tyre-season'
import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import { TyreCard } from '../../tyres/cards/tyre-card.tsx'
import { optionsIn } from '../../tyres/filters/list-options.ts'
import { withPicked } from '../../tyres/list/list-changes.ts'
import type { ListState } from '../../tyres/list/list-state.ts'
import { countId } from '../../tyres/list-bar.tsx'
import { useListView } from '../../tyres/list-view.ts'
import { tyres } from '../../words/tyres.ts'
import { levelWords } from './level-words.ts'
import type { Recommended } from './load-guide.ts'
import { recommendedWords } from './recommended-words.ts'

/** Shows up to three recommended tyres, each with its reason, or what there is instead if none can be recommended. */
export function Recommendations({ recommended }: { recommended: Recommended }) {
  const w = useWords(recommendedWords)
  const levels = useWords(levelWords)
  const { data, state, address } = useListView()
  const titleId = useId()
  const { picks, total } = recommended
  const inStock = { ...state, minStock: Math.max(fullSet, state.minStock ?? 0), page: 1 }
  const compared = ofRecommendedSeasons(inStock, data.options.facets.tyre_season)
  if (picks.length === 0) return <Instead recommended={recommended} />
  return (
    <section className="picks" aria-labelledby={titleId}>
      <h3 id={titleId} tabIndex={-1}>
        {w.title}
      </h3>
      <div className="list-fittings">
        <ol className="picks__list">
          {picks.map(({ level, sentence, card }) => (
            <li key={level} className="picks__pick">
              <h3>{levels[level]}</h3>
              <p className="small">{sentence}</p>
              <div className="cardbox">
                <TyreCard {...card} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      {picks.length < recommendationLevels.length && (
        <p className="small">{w.fewer(picks.length, total <= picks.length)}</p>
      )}
      <details className="picks__how">
        <summary>{w.how}</summary>
        <p className="small">{w.howMeans}</p>
      </details>
      <p>
        <ButtonLink href={`${address(compared)}#${countId}`}>{w.showAll(total)}</ButtonLink>
      </p>
    </section>
  )
}

/** Returns the list of the tyres that were compared. `facet` is the packed filter of seasons. */
function ofRecommendedSeasons(state: ListState, facet: string): ListState {
  const options = optionsIn(facet).map((option) => ({ ...option, id: seasonOf(option.value)?.id ?? 0 }))
  if (!options.some(({ id, count }) => id === studdable && count > 0)) return state
  const seasons = recommendedSeasons(state.picked.tyre_season.map((name) => seasonOf(name)?.id ?? 0))
  const values = options.filter(({ id }) => seasons.includes(id)).map(({ value }) => value)
  return withPicked(state, 'tyre_season', values)
}

/** Says that no tyre can be recommended, and offers other sizes, other seasons and tyres of which few are left. */
function Instead({ recommended: { instead } }: { recommended: Recommended }) {
  const w = useWords(recommendedWords)
  const { seasonTyres } = useWords(tyres)
  const { state, address } = useListView()
  const { sizes = [], seasons = [], remnants = 0 } = instead ?? {}
  const links = [
    ...sizes.map(({ width, aspect_ratio: height, diameter, size_text, count }) => ({
      text: `${size_text} (${count})`,
      href: address({ ...state, size: { width, height, diameter }, page: 1 }),
    })),
    ...seasons.map(({ id, count }) => ({
      text: `${capitalised(seasonTyres[id] ?? '')} (${count})`,
      href: address(withPicked(state, 'tyre_season', [seasonOfId(id)?.name ?? ''])),
    })),
    ...(remnants > 0
      ? [{ text: w.remnants(remnants), href: address({ ...state, minStock: 1, page: 1 }) }]
      : []),
  ]
  return (
    <section className="picks stack stack--tight">
      <h3 tabIndex={-1}>{w.none}</h3>
      <ul className="row">
        {links.map(({ text, href }) => (
          <li key={href}>
            <Anchor className="chip" href={href} preventScrollReset>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
