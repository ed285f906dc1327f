import { getLiveSince } from '@pito/contracts/staff-office'
import { useApi } from '@pito/web/api/use-api'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { recordWords } from './record-words.ts'

const pauseMilliseconds = 500
const mostQuestions = 20

/** Says since when the shop shows a change, once it does. It is rendered after a save. */
export function LiveSince() {
  const w = useWords(recordWords)
  const api = useApi()
  const locale = useLocale()
  const [since, setSince] = useState<string | null>(null)
  const [questions, setQuestions] = useState(0)
  useEffect(() => {
    if (since !== null || questions >= mostQuestions) return undefined
    let isShown = true
    let timer: ReturnType<typeof setTimeout> | undefined
    // A failed question is asked again like one that came too early.
    void api(getLiveSince, {})
      .then(({ data }) => data.since)
      .catch(() => null)
      .then((answer) => {
        if (!isShown) return
        setSince(answer)
        if (answer === null) timer = setTimeout(() => setQuestions(questions + 1), pauseMilliseconds)
      })
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [api, since, questions])
  return since && <span className="quiet"> {w.liveSince(timeWithWeekday(since, locale))}</span>
}
