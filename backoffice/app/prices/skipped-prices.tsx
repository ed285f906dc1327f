import type { PriceOutcome } from '@pito/contracts/staff-prices'
import { Alert } from '@pito/ui/alert'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { priceWords } from './price-words.ts'

interface SkippedPricesProps {
  readonly skipped: PriceOutcome['skipped']
  readonly nameOf: (id: number) => string
}

/** Lists the prices that somebody else changed meanwhile, with the current price of each. */
export function SkippedPrices({ skipped, nameOf }: SkippedPricesProps) {
  const w = useWords(priceWords)
  const locale = useLocale()
  if (skipped.length === 0) return null
  return (
    <Alert title={w.skipped} tone="warn">
      <ul>
        {skipped.map(({ id, current_cents, by, at }) => (
          <li key={id}>{w.skippedRow(nameOf(id), current_cents, by, at && timeWithWeekday(at, locale))}</li>
        ))}
      </ul>
    </Alert>
  )
}
