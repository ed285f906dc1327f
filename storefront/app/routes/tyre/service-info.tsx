import { formatEuro } from '@pito/contracts/values/format-euro'
import { useEffect, useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { takeSwitch } from '../../boot/language-switch.ts'
import { centsOf } from '../../tyres/tyre-card-data.ts'
import { tyre } from '../../words/tyre.ts'
import { useWords } from '../../words.ts'
import type { Fitting } from './tyre-data.ts'

/** What fitting costs at the least, where it is done, and how long one may think it over. */
export function ServiceInfo({ id, fitting }: { id: number; fitting: Fitting }) {
  const w = useWords(tyre)
  const price = useFreshPrice(id, fitting.price)
  const fitted = price !== null && [
    [formatEuro(centsOf(price)), w.fittingFrom],
    [String(fitting.partners), w.partners],
  ]
  const told = [...(fitted || [[w.freight, w.freightWhy]]), [w.returnDays, w.returnRight]]
  return (
    <dl className="info3">
      {told.map(([value, meaning]) => (
        <div key={meaning}>
          <dt className="num">{value}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

/** After the language was switched the price is asked for again. */
function useFreshPrice(id: number, known: number | null): number | null {
  const api = useApi()
  const [price, setPrice] = useState(known)
  useEffect(() => {
    if (known === null || !takeSwitch()) return
    import('./fresh-price.ts')
      .then(({ freshPrice }) => freshPrice(api, id).then(setPrice))
      .catch(() => undefined)
  }, [api, id, known])
  return price
}
