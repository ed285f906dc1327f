import type { PricedArticle } from '@pito/contracts/staff-prices'
import type { GridColumn } from '@pito/ui/price-grid/price-grid'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useWide } from '../list/use-wide.ts'
import { priceWords } from './price-words.ts'
import { readPrice } from './read-price.ts'
import { amountText, permilleText } from './reviewed-price.ts'

const amountOrDash = (cents: number | null) => (cents === null ? '–' : amountText(cents))

/**
 * Returns the columns of the grid. Prices can be edited by those who have the right to change prices. On a phone the
 * price follows the name, so that it is in view without scrolling.
 */
export function usePriceColumns(mayEdit: boolean): readonly GridColumn<PricedArticle>[] {
  const w = useWords(priceWords)
  const locale = useLocale()
  const parse = (text: string) => {
    const read = readPrice(text)
    return 'cents' in read ? { shown: amountText(read.cents) } : { error: read.fault[locale] }
  }
  const end = { align: 'end', width: 120 } as const
  const wide = useWide()
  const columns: readonly GridColumn<PricedArticle>[] = [
    { key: 'name', heading: w.article, text: ({ name }) => name, width: 300 },
    { key: 'available', heading: w.available, text: ({ available }) => String(available), ...end },
    { key: 'sold', heading: w.sold, text: (row) => String(row.sold_30_days), ...end },
    {
      key: 'purchase',
      heading: w.purchase,
      text: (row) => amountOrDash(row.purchase_cents),
      ...end,
      width: 170,
    },
    {
      key: 'price',
      heading: w.price,
      text: (row) => (row.price_cents === null ? '' : amountText(row.price_cents)),
      parse: mayEdit ? parse : undefined,
      inputMode: 'decimal',
      ...end,
      width: 140,
    },
    { key: 'margin', heading: w.marginEuros, text: (row) => amountOrDash(row.margin_cents), ...end },
    { key: 'percent', heading: w.marginPercent, text: (row) => permilleText(row.margin_permille), ...end },
    {
      key: 'lowest',
      heading: w.lowest,
      text: (row) => amountOrDash(row.lowest_30_days_cents),
      ...end,
      width: 140,
    },
    {
      key: 'reduction',
      heading: w.reduction,
      text: (row) => (row.reduction_percent === null ? '–' : `−${row.reduction_percent} %`),
      ...end,
    },
  ]
  const first = ['name', 'price']
  return wide
    ? columns
    : columns.toSorted((one, other) => placeIn(first, one.key) - placeIn(first, other.key))
}

/** Returns the place of a key in a list. All other keys come after the list, in the order that they had. */
function placeIn(first: readonly string[], key: string): number {
  return first.includes(key) ? first.indexOf(key) : first.length
}
