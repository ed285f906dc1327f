import type { UnderstoodSearch } from '@pito/contracts/search'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { listPaths } from '../tyres/list/list-address.ts'
import { plateAnswerId } from '../vehicle/plate-form.tsx'
import { searchPage } from './search-page-words.ts'
import { useSearch } from './use-search.ts'

/** Says what was searched for instead of the words typed, and which other pages the words may mean. */
export function SearchNotes() {
  const w = useWords(searchPage)
  const { understood } = useSearch()
  const { was_cut, answers, not_found, ignored } = understood
  return (
    <>
      <Corrected />
      {answers.map((answer) => (
        <p key={answer}>{answer}</p>
      ))}
      {was_cut && <p>{w.cut}</p>}
      {not_found.length > 0 && <p>{w.notFound(not_found.join(', '))}</p>}
      {ignored.length > 0 && <p>{ignoredSentence(understood, w)}</p>}
      <OtherPages />
    </>
  )
}

/** Other brands may have tyres with the marking, so a brand that the search names is named here too. */
function ignoredSentence({ ignored, parts }: UnderstoodSearch, w: (typeof searchPage)['fi']): string {
  const marking = ignored.join(w.or)
  const [brand, another] = new Set(parts.flatMap(({ kind, label }) => (kind === 'brand' ? [label] : [])))
  return brand && !another ? w.ignoredOfBrand(marking, brand) : w.ignored(marking)
}

function Corrected() {
  const w = useWords(searchPage)
  const { understood, addressOf } = useSearch()
  if (understood.corrected_query === null) return null
  return (
    <p>
      {w.showing} <b>{understood.corrected_query}</b>{' '}
      <Anchor className="link" href={addressOf(understood.query, true)}>
        {w.asTyped(understood.query)}
      </Anchor>
    </p>
  )
}

function OtherPages() {
  const w = useWords(searchPage)
  const language = languageOf(useLocale())
  const { plate, targets } = useSearch().understood
  if (plate === null && targets.length === 0) return null
  return (
    <ul className="row">
      {plate !== null && (
        <li>
          <Anchor
            className="link"
            href={`${listPaths[language]}?licenceplate=${encodeURIComponent(plate)}#${plateAnswerId}`}
            reloadDocument
          >
            {w.plate(plate)}
          </Anchor>
        </li>
      )}
      {targets.map((target) => (
        <li key={target.link_fi}>
          <Anchor className="link" href={target[`link_${language}`]}>
            {target.label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
