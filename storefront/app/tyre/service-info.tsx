import { formatAmount } from '@pito/contracts/values/format-euro'
import { useApi } from '@pito/web/api/use-api'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Settled } from '@pito/web/parts/settled'
import { usePart } from '@pito/web/parts/use-part'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent } from 'react'
import { takeSwitch } from '../page/language-switch.ts'
import type { Fitting } from './load-fitting.ts'
import { loadFitting } from './load-fitting.ts'
import { tyre } from './tyre-words.ts'

interface ServiceInfoProps {
  readonly id: number
  readonly fitting: Settled<Fitting>
  /** True for tyres that are always delivered as freight, such as those of trucks. */
  readonly isFreight: boolean
}

/** Shows the lowest fitting price, the number of service points and the right of return. */
export function ServiceInfo({ id, fitting: first, isFreight }: ServiceInfoProps) {
  const w = useWords(tyre)
  const api = useApi()
  const part = usePart(first, () => loadFitting(api, id))
  const fitting = part.data ?? first.data
  useLoadAfterSwitch(first, part.load)
  const delivery = [isFreight ? w.freight : w.delivery, w.toYourAddress] as const
  const fitted = fitting && rowsOf(w, fitting)
  const rows = [...(fitted ?? (fitting ? [delivery] : [])), [w.returnDays, w.returnRight] as const]
  return (
    <div className="stack pdp__services">
      <dl className="info3">
        {rows.map(([value, meaning]) => (
          <div key={meaning}>
            <dt className="num">{value}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {part.failure && (
        <PartAlert title={w.fittingFailed} failure={part.failure} again={part.load} loading={part.loading} />
      )}
    </div>
  )
}

/** Returns the rows about fitting, or null if no service point fits the tyre. */
function rowsOf(w: (typeof tyre)['fi'], { price, partners }: Fitting) {
  if (price === null) return null
  return [
    [formatAmount(price), w.fittingFrom],
    [String(partners), w.partners],
  ] as const
}

/** Loads the fitting price again after the visitor has changed the language. */
function useLoadAfterSwitch(first: Settled<Fitting>, load: () => Promise<void>) {
  const loadSwitched = useEffectEvent(() => {
    const isFitted = first.failure !== null || first.data.price !== null
    if (isFitted && takeSwitch()) void load()
  })
  useEffect(() => loadSwitched(), [])
}
