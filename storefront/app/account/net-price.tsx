import { formatEuro } from '@pito/contracts/values/format-euro'
import { withoutVat } from '@pito/contracts/values/without-vat'
import { useWords } from '@pito/web/words/words'
import { useKnownAccount } from './account-store.ts'
import { netPrice } from './net-price-words.ts'

interface NetPriceProps {
  readonly cents: number
  /** The VAT of a sum that may contain several rates. Without it the price is that of a product. */
  readonly vatCents?: number
  /** Whether the price is that of one piece. */
  readonly each?: boolean
}

/**
 * Shows a price without VAT to a logged-in company, beside the price with VAT. Public pages are the same for every
 * visitor, so it appears once the account is known.
 */
export function NetPrice({ cents, vatCents, each = false }: NetPriceProps) {
  const w = useWords(netPrice)
  const percent = useKnownAccount()?.vat_percent ?? null
  if (percent === null) return null
  const price = formatEuro(vatCents === undefined ? withoutVat(cents, percent) : cents - vatCents)
  return <p className="small quiet netprice">{each ? w.eachWithoutVat(price) : w.withoutVat(price)}</p>
}
