import { useRef, useState } from 'react'
import type { FinderOptions } from './finder-choice.ts'

interface OptionsRequest {
  send(): Promise<Partial<FinderOptions>>
  /** The options to show if the request fails, because the previous options belong to another choice. */
  readonly fallback: Partial<FinderOptions>
}

/** Holds the options. Only the response to the latest request is used. A failed request can be repeated. */
export function useLatestOptions(first: FinderOptions, onFresh: (fresh: Partial<FinderOptions>) => void) {
  const [options, setOptions] = useState(first)
  const [failed, setFailed] = useState<OptionsRequest | null>(null)
  const latest = useRef(0)
  const load = (request: OptionsRequest) => {
    latest.current += 1
    const own = latest.current
    const take = (fresh: Partial<FinderOptions>, failedRequest: OptionsRequest | null) => {
      if (own !== latest.current) return
      setOptions((known) => ({ ...known, ...fresh }))
      setFailed(failedRequest)
      if (!failedRequest) onFresh(fresh)
    }
    request.send().then(
      (fresh) => take(fresh, null),
      () => take(request.fallback, request),
    )
  }
  return { options, load, retry: failed && (() => load(failed)) }
}
