import { useRef, useState } from 'react'
import type { FinderOptions } from './finder-options.ts'

interface Question {
  ask(): Promise<Partial<FinderOptions>>
  /** Stands there when it fails: what was there belongs to another choice. */
  readonly none: Partial<FinderOptions>
}

/** Only the answer to the last question counts; one that failed can be asked again. */
export function useLatestOptions(first: FinderOptions) {
  const [options, setOptions] = useState(first)
  const [failed, setFailed] = useState<Question | null>(null)
  const asked = useRef(0)
  const load = (question: Question) => {
    asked.current += 1
    const own = asked.current
    const take = (fresh: Partial<FinderOptions>, open: Question | null) => {
      if (own !== asked.current) return
      setOptions((known) => ({ ...known, ...fresh }))
      setFailed(open)
    }
    question.ask().then(
      (fresh) => take(fresh, null),
      () => take(question.none, question),
    )
  }
  return { options, load, retry: failed && (() => load(failed)) }
}
