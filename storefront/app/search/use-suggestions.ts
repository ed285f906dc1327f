import type { SearchSuggestion } from '@pito/contracts/search'
import { suggestSearches } from '@pito/contracts/search'
import type { Api } from '@pito/web/api/api'
import { useApi } from '@pito/web/api/use-api'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

const shortest = 2
const pauseMilliseconds = 120
const longestWaitMilliseconds = 2000

interface Answer {
  readonly text: string
  /** The suggestions, or null if they failed to load or took too long. */
  readonly suggestions: readonly SearchSuggestion[] | null
}

/**
 * Returns the text of the field and the suggestions for it. Suggestions for another text are dropped, so that an answer
 * which arrives late does not replace the suggestions that are shown.
 */
export function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const api = useApi()
  const [text, setText] = useState(() => input.current?.value ?? '')
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const field = input.current
    const read = () => setText(field?.value ?? '')
    field?.addEventListener('input', read)
    return () => field?.removeEventListener('input', read)
  }, [input])
  useEffect(() => {
    if (text.trim().length < shortest) return
    let isDropped = false
    const show = (answer: Answer) => {
      if (!isDropped) setAnswer(answer)
    }
    const timer = setTimeout(() => load(api, text).then(show), pauseMilliseconds)
    return () => {
      isDropped = true
      clearTimeout(timer)
    }
  }, [api, text])
  const type = (typed: string) => {
    if (input.current) input.current.value = typed
    setText(typed)
  }
  const isCurrent = answer?.text === text && text.trim().length >= shortest
  return { text, type, suggestions: isCurrent ? answer.suggestions : null }
}

function load(api: Api, text: string): Promise<Answer> {
  const none = { text, suggestions: null }
  const loading = api(suggestSearches, { q: text }).then(
    ({ data }) => ({ text, suggestions: data }),
    () => none,
  )
  const timeout = new Promise<Answer>((resolve) => setTimeout(resolve, longestWaitMilliseconds, none))
  return Promise.race([loading, timeout])
}
