import type { PricedArticle } from '@pito/contracts/staff-prices'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { withoutVat } from '@pito/contracts/values/without-vat'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { priceWords } from './price-words.ts'
import { marginText } from './reviewed-price.ts'

interface PriceFactsListProps {
  readonly article: PricedArticle
  /** The stored price, or the one that is being typed. Null if there is none. */
  readonly cents: number | null
}

/** A price with and without VAT at the rate in force, and what it is made of. */
export function PriceFactsList({ article, cents }: PriceFactsListProps) {
  const w = useWords(priceWords)
  const language = languageOf(useLocale())
  const { vat_permille: vat, fee_cents: fee, purchase_cents: purchase, minimum_cents: minimum } = article
  const facts: [string, string][] = [
    [w.inclVat, cents === null ? w.noPrice : formatEuro(cents)],
    [
      w.exclVat(formatDecimal(vat / 10, language)),
      cents === null ? '–' : formatEuro(withoutVat(cents, vat / 10)),
    ],
    [w.fee, formatEuro(fee)],
    [w.purchase, purchase === null ? '–' : formatEuro(purchase)],
    [w.margin, cents === null ? '–' : marginText(article, cents)],
    ...(minimum === null ? [] : [[w.minimum, formatEuro(minimum)] as [string, string]]),
  ]
  return (
    <dl className="price-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
