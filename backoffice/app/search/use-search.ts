import { languageOf } from '@pito/contracts/values/locale'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useEffect, useState } from 'react'
import { useStaff } from '../session/use-staff.ts'
import type { FoundRecord } from './search-sources.ts'
import { searchSources } from './search-sources.ts'

interface FoundGroup {
  readonly group: (typeof searchSources)[number]['group']
  readonly records: readonly FoundRecord[]
}

interface Found {
  readonly text: string
  readonly groups: readonly FoundGroup[]
  readonly hasFailed: boolean
}

const mostOfAGroup = 5
/** The pause after the last key before the search begins. */
const pauseMilliseconds = 150

/** Searches all kinds of records that the member of staff may read. Returns null while nothing has been found yet. */
export function useSearch(text: string): Found | null {
  const api = useApi()
  const { rights } = useStaff()
  const language = languageOf(useLocale())
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (text === '') return setFound(null)
    let isCurrent = true
    const timer = setTimeout(async () => {
      const sources = searchSources.filter(({ right }) => right === null || rights.includes(right))
      const answers = await Promise.allSettled(
        sources.map(({ find }) => find(api, text, { language, rights })),
      )
      if (!isCurrent) return
      const groups = answers.flatMap((answer, index) => {
        const group = sources[index]?.group
        if (answer.status === 'rejected' || !group || answer.value.length === 0) return []
        return [{ group, records: answer.value.slice(0, mostOfAGroup) }]
      })
      setFound({
        text,
        groups: groups.sort(byExactness(text)),
        hasFailed: answers.some(({ status }) => status === 'rejected'),
      })
    }, pauseMilliseconds)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, rights, text, language])
  return found
}

/** Puts the groups in which a record is named exactly as the text before the others, which stay in their order. */
function byExactness(text: string) {
  const isExact = ({ records }: FoundGroup) =>
    records.some(({ name }) => name.localeCompare(text, undefined, { sensitivity: 'accent' }) === 0)
  return (one: FoundGroup, other: FoundGroup) => Number(isExact(other)) - Number(isExact(one))
}
