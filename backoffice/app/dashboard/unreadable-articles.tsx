import { getUnreadableArticles } from '@pito/contracts/staff-articles'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { useApi } from '@pito/web/api/use-api'
import { PartAlert } from '@pito/web/parts/part-alert'
import { usePart } from '@pito/web/parts/use-part'
import { useWords, words } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { useStaff } from '../session/use-staff.ts'

const unreadableWords = words({
  fi: {
    title: 'Näitä tuotteita ei voitu lukea tietokannasta',
    hint: 'Tuotteet puuttuvat kaupasta, kunnes niiden tiedot on korjattu. Virhe on palvelimen lokissa tuotteen numerolla.',
    article: (id: number) => `Tuote ${id}`,
    notLoaded: 'Puuttuvia tuotteita ei voitu hakea',
  },
  en: {
    title: 'These articles could not be read from the database',
    hint: 'They are missing from the shop until their data is corrected. The log of the server has the error with the number of the article.',
    article: (id: number) => `Article ${id}`,
    notLoaded: 'The missing articles could not be loaded',
  },
})

/** Lists the articles that the shop leaves out. Shows nothing if there are none. */
export function UnreadableArticles() {
  return useStaff().rights.includes('read-catalogue') ? <LoadedArticles /> : null
}

function LoadedArticles() {
  const w = useWords(unreadableWords)
  const api = useApi()
  const request = async () => (await api(getUnreadableArticles, {})).data
  const { data, failure, loading, load } = usePart({ data: [], failure: null }, request)
  const first = useRef(load)
  useEffect(() => void first.current(), [])
  if (failure) return <PartAlert title={w.notLoaded} failure={failure} again={load} loading={loading} />
  if (data.length === 0) return null
  return (
    <Alert tone="bad" title={w.title}>
      <p>{w.hint}</p>
      <ul>
        {data.map(({ id, ean }) => (
          <li key={id}>
            <Anchor className="link" href={`/articles/${id}`}>
              {w.article(id)}
            </Anchor>{' '}
            {ean}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
