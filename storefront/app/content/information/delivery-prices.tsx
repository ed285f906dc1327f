import type { DeliveryPrices as Prices } from '@pito/contracts/values/delivery-charge'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { useWords } from '@pito/web/words/words'
import { useOffersFitting } from '../../page/root-data.ts'
import { information } from './information-words.ts'
import { tierRanges } from './tier-ranges.ts'

/** Shows the current delivery prices from the database, so that the terms never contain outdated prices. */
export function DeliveryPrices({ prices: { tiers, freeFromCents } }: { prices: Prices }) {
  const w = useWords(information)
  const offersFitting = useOffersFitting()
  return (
    <table>
      <caption>{offersFitting ? w.pricesWithoutFitting : w.deliveryPrices}</caption>
      <thead>
        <tr>
          <th scope="col">{w.tyresInOrder}</th>
          <th scope="col">{w.deliveryPrice}</th>
        </tr>
      </thead>
      <tbody>
        {tierRanges(tiers).map(({ from, to, cents }) => (
          <tr key={from}>
            <th scope="row">{w.tyres(from, to)}</th>
            <td>{formatEuro(cents)}</td>
          </tr>
        ))}
        {freeFromCents !== null && (
          <tr>
            <th scope="row">{w.tyresFrom(formatEuro(freeFromCents))}</th>
            <td>{formatEuro(0)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
