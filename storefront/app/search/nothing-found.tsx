import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { Empty } from '@pito/ui/empty'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { WaysOn } from '../errors/ways-on.tsx'
import { countOfFilters, emptyList } from '../tyres/list/list-state.ts'
import { ChosenFilters } from '../tyres/results/no-tyres.tsx'
import { nothingFound } from './nothing-found-words.ts'
import { useSearch } from './use-search.ts'

/** Says that no tyre matches the search, and offers ways to continue, the likeliest first. */
export function NothingFound({ level }: { level: 2 | 3 }) {
  const w = useWords(nothingFound)
  const { understood, data, searched } = useSearch()
  const hasFilters = countOfFilters(data.state) > 0
  const { query, answers, targets } = understood
  // A text that is answered without tyres did not fail to find any.
  if (query === '' || (!hasFilters && answers.length + targets.length > 0))
    return (
      <>
        <OtherSearches />
        <WaysOn sizes={searched.sizes} />
      </>
    )
  return (
    <Empty title={w.none} level={level}>
      <p>{w.noneFor(query)}</p>
      {hasFilters && (
        <>
          <p>{w.withFilters}</p>
          <ChosenFilters />
        </>
      )}
      <OtherSearches />
      <NearestSizes />
      <Suggestions />
      <WaysOn sizes={searched.sizes} />
    </Empty>
  )
}

function OtherSearches() {
  const w = useWords(nothingFound)
  const { understood, searched, addressOf } = useSearch()
  const offers = [...(searched.corrected ? [searched.corrected] : []), ...understood.offers]
  if (offers.length === 0) return null
  return (
    <>
      <p>{w.offers}</p>
      <ul className="stack stack--tight">
        {offers.map(({ query, total }) => (
          <li key={query}>
            <Anchor className="link" href={addressOf(query)}>
              {w.offer(query, total)}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}

function NearestSizes() {
  const w = useWords(nothingFound)
  const { understood, address } = useSearch()
  const { nearest_sizes: sizes, parts } = understood
  const unsold = parts.find(({ kind }) => kind === 'size')?.label ?? ''
  if (sizes.length === 0) return null
  return (
    <>
      <p>{w.unsold(unsold)}</p>
      <ul className="stack stack--tight">
        {sizes.map(({ width, aspect_ratio: height, diameter, size_text, difference_percent, count }) => (
          <li key={size_text}>
            <Anchor
              className="link"
              href={address({ ...emptyList(null), size: { width, height, diameter } })}
            >
              {w.nearest(size_text, difference_percent, count)}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}

function Suggestions() {
  const w = useWords(nothingFound)
  const language = languageOf(useLocale())
  const { understood, searched } = useSearch()
  const { suggestions } = searched
  if (suggestions.length === 0) return null
  return (
    <>
      <p>{suggestions[0]?.group === 'sizes' ? w.sizesWithPrefix(understood.query) : w.pages}</p>
      <ul className="row">
        {suggestions.map((suggestion) => (
          <li key={suggestion.label}>
            <Anchor className="link" href={suggestion[`link_${language}`]}>
              {suggestion.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}
