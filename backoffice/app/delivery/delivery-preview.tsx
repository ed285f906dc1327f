import type { DeliveryPlan } from '@pito/contracts/staff-delivery'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Panel } from '@pito/ui/panel'
import { dayShown, daysShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import type { Values } from '../record/use-unsaved.ts'
import { valuesIn } from '../record/use-unsaved.ts'
import { deliveryWords } from './delivery-words.ts'
import { promiseOf, shownQuantities } from './promise-of.ts'

interface DeliveryPreviewProps {
  readonly values: Values
  readonly now: DeliveryPlan['now']
}

/** Shows what customers would be promised by the values that are typed into a form. */
export function LivePreview({
  form,
  values,
  now,
}: DeliveryPreviewProps & { readonly form: RefObject<HTMLFormElement | null> }) {
  const [typed, setTyped] = useState(values)
  useEffect(() => {
    const element = form.current
    const read = () => element && setTyped(valuesIn(element))
    element?.addEventListener('input', read)
    return () => element?.removeEventListener('input', read)
  }, [form])
  return <DeliveryPreview values={typed} now={now} />
}

/** Shows what the delivery of tyres costs, and the days on which an order would arrive. */
export function DeliveryPreview({ values, now }: DeliveryPreviewProps) {
  const w = useWords(deliveryWords)
  const language = languageOf(useLocale())
  const { prices, freeFromCents, start, days } = promiseOf(values, now)
  const ordered = start ? w.onDay(dayShown(start, language)) : w.now(dayShown(now.today, language), now.hour)
  return (
    <Panel>
      <section className="stack stack--tight" aria-labelledby="delivery-promise">
        <h2 id="delivery-promise">{w.preview}</h2>
        <dl className="delivery-promise">
          {shownQuantities.map((quantity, place) => (
            <div key={quantity}>
              <dt>{w.tyres(quantity)}</dt>
              <dd className="num">{prices ? formatEuro(prices[place] ?? 0) : w.unknown}</dd>
            </div>
          ))}
        </dl>
        {freeFromCents !== null && <p className="small">{w.freeFrom(formatEuro(freeFromCents))}</p>}
        <p>{w.ordered(ordered)}</p>
        <dl className="delivery-promise">
          {(['cars', 'trucks'] as const).map((kind) => (
            <div key={kind}>
              <dt>{w[kind]}</dt>
              <dd>{days ? daysShown(days[kind], language) : w.unknown}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Panel>
  )
}
