import type { Request } from '@pito/contracts/endpoint'
import type { RefusalAnswer } from '@pito/contracts/refusal'
import type { PriceOutcome } from '@pito/contracts/staff-prices'
import { savePrices } from '@pito/contracts/staff-prices'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { useApi } from '@pito/web/api/use-api'
import { useState } from 'react'

type PricesToSave = Request<typeof savePrices>

interface State {
  readonly pending: boolean
  readonly outcome: PriceOutcome | null
  /** Why nothing was saved. It is `failed` if the API did not answer. */
  readonly refusal: RefusalAnswer | 'failed' | null
}

const nothing: State = { pending: false, outcome: null, refusal: null }

/** Saves prices, and holds what became of them until the next save. */
export function useSavePrices() {
  const api = useApi()
  const [state, setState] = useState(nothing)
  const save = async (prices: PricesToSave): Promise<PriceOutcome | null> => {
    setState({ ...nothing, pending: true })
    const next = await api(savePrices, prices).then(
      ({ data }): State => ({ ...nothing, outcome: data }),
      (error: unknown): State => ({ ...nothing, refusal: refusedAnswer(error)?.answer ?? 'failed' }),
    )
    setState(next)
    return next.outcome
  }
  return { ...state, save, reset: () => setState(nothing) }
}
