import type { PricedArticle } from '@pito/contracts/staff-prices'
import { articleStates } from '@pito/contracts/values/article-states'
import { marginOf } from '@pito/contracts/values/price-facts'
import { objectionSentences } from '@pito/contracts/values/price-sentences'
import { Button } from '@pito/ui/button'
import type { GridChanges, GridColumn } from '@pito/ui/price-grid/price-grid'
import { PriceGrid } from '@pito/ui/price-grid/price-grid'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useSearchParams } from 'react-router'
import { articleWords } from '../articles/article-words.ts'
import type { BrandChoice } from '../articles/catalogue-filters.ts'
import { useCatalogueFilters } from '../articles/catalogue-filters.ts'
import type { ListFilter } from '../list/filter-bar.tsx'
import { FilterBar } from '../list/filter-bar.tsx'
import { filtersInAddress } from '../list/list-address.ts'
import { ListFoot } from '../list/list-foot.tsx'
import type { ListData } from '../list/load-list.ts'
import { NothingFound, NothingYet } from '../list/office-list.tsx'
import { useWide } from '../list/use-wide.ts'
import { useStaff } from '../session/use-staff.ts'
import { priceWords } from './price-words.ts'
import { readPrice } from './read-price.ts'
import { amountText, factsOf, objectionsTo, permilleText } from './reviewed-price.ts'
import type { usePriceChanges } from './use-price-changes.ts'

interface PriceListProps {
  readonly list: ListData<PricedArticle>
  readonly brands: readonly BrandChoice[]
  readonly held: ReturnType<typeof usePriceChanges>
  readonly onReview: () => void
}

/** The grid of prices with its filters, its order and its pages, which stand in the address. */
export function PriceList(props: PriceListProps) {
  const w = useWords(priceWords)
  const { list, brands } = props
  const filters = usePriceFilters(brands)
  return (
    <>
      <FilterBar filters={filters} searchLabel={w.search} />
      {list.page.total === 0 ? <NoPrices list={list} filters={filters} /> : <EditablePrices {...props} />}
    </>
  )
}

function NoPrices({
  list,
  filters,
}: Pick<PriceListProps, 'list'> & { readonly filters: readonly ListFilter[] }) {
  const w = useWords(priceWords)
  const [searchParams] = useSearchParams()
  if (filtersInAddress(searchParams).length > 0)
    return <NothingFound data={list} filters={filters} searchLabel={w.search} />
  return <NothingYet title={w.none} hint={w.noneHint} />
}

function EditablePrices({ list, held, onReview }: PriceListProps) {
  const w = useWords(priceWords)
  const mayEdit = useStaff().rights.includes('edit-prices')
  return (
    <>
      <PriceGrid
        caption={w.prices}
        words={w}
        columns={usePriceColumns(mayEdit, held.changes)}
        rows={list.page.data}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        changes={held.changes}
        onChange={held.change}
        guard={useGuard()}
      />
      {mayEdit && held.changes.size > 0 && <ChangeBar held={held} onReview={onReview} />}
      <ListFoot {...list.page} />
    </>
  )
}

/** Returns the warning of the price guard for a typed price. */
function useGuard() {
  const locale = useLocale()
  return (article: PricedArticle, _key: string, text: string) => {
    const read = readPrice(text)
    const objections = 'cents' in read ? objectionsTo({ article, newCents: read.cents }) : []
    return objections.map((objection) => objectionSentences[objection][locale]).join(' ') || null
  }
}

/** How many prices are changed, guarded and unreadable, and the way to the review. */
function ChangeBar({ held, onReview }: Pick<PriceListProps, 'held' | 'onReview'>) {
  const w = useWords(priceWords)
  const { prices, unreadable, changes, discard } = held
  const guarded = prices.filter((price) => objectionsTo(price).length > 0).length
  return (
    <div className="record-form__foot">
      <Button look="go" unavailable={prices.length === 0} onClick={onReview}>
        {w.review(prices.length)}
      </Button>
      {changes.size > 0 && <Button onClick={discard}>{w.discard}</Button>}
      <p role="status" className="record-form__state">
        {guarded > 0 && w.guardedCount(guarded)} {unreadable > 0 && w.unreadableCount(unreadable)}
      </p>
    </div>
  )
}

const quantities = ['1', '5', '20', '50'].map((value) => ({ value, label: value }))

function usePriceFilters(brands: readonly BrandChoice[]): readonly ListFilter[] {
  const w = useWords(priceWords)
  const ofArticle = useWords(articleWords)
  return [
    ...useCatalogueFilters(brands),
    { name: 'available_below', label: w.availableBelow, options: quantities },
    {
      name: 'state',
      label: w.state,
      options: articleStates.map((state) => ({ value: state, label: ofArticle[state] })),
    },
    { name: 'without_purchase', label: w.withoutPurchase, options: [{ value: '1', label: w.yes }] },
    // The grid has no headings that sort.
    { name: 'sort', label: w.order, options: usePriceOrders() },
  ]
}

function usePriceOrders() {
  const w = useWords(priceWords)
  return [
    { value: 'size', label: w.bySize },
    { value: 'price', label: w.byPrice },
    { value: '-price', label: w.byPriceDown },
    { value: 'available', label: w.byAvailable },
    { value: '-sold', label: w.bySold },
    { value: 'margin', label: w.byMargin },
    { value: '-margin', label: w.byMarginDown },
  ]
}

const amountOrDash = (cents: number | null) => (cents === null ? '–' : amountText(cents))

/**
 * Returns the columns of the grid. Prices can be edited by those who have the right to change prices. On a phone the
 * price and its margin follow the name, so that they are in view without scrolling.
 */
function usePriceColumns(mayEdit: boolean, changes: GridChanges): readonly GridColumn<PricedArticle>[] {
  const w = useWords(priceWords)
  const locale = useLocale()
  const parse = (text: string) => {
    const read = readPrice(text)
    return 'cents' in read ? { shown: amountText(read.cents) } : { error: read.fault[locale] }
  }
  /** The margin of the typed price, or else of the stored one. */
  const marginNow = (row: PricedArticle) => {
    const read = readPrice(changes.get(String(row.id))?.get('price') ?? '')
    const cents = 'cents' in read ? read.cents : row.price_cents
    return cents === null ? null : marginOf(factsOf(row), cents)
  }
  const end = { align: 'end', width: 84 } as const
  const wide = useWide()
  const columns: readonly GridColumn<PricedArticle>[] = [
    {
      key: 'name',
      heading: w.article,
      // A narrow column cuts the end, so the size, which tells articles of one model apart, comes first.
      text: ({ name, brand, model, size }) => (wide ? name : `${size} ${brand} ${model}`),
      width: 300,
    },
    { key: 'available', heading: w.available, text: ({ available }) => String(available), ...end },
    { key: 'sold', heading: w.sold, text: (row) => String(row.sold_30_days), ...end },
    {
      key: 'purchase',
      heading: w.purchase,
      text: (row) => amountOrDash(row.purchase_cents),
      ...end,
      width: 110,
    },
    {
      key: 'price',
      heading: w.price,
      text: (row) => (row.price_cents === null ? '' : amountText(row.price_cents)),
      parse: mayEdit ? parse : undefined,
      inputMode: 'decimal',
      ...end,
      width: 100,
    },
    {
      key: 'margin',
      heading: w.marginEuros,
      text: (row) => amountOrDash(marginNow(row)?.cents ?? null),
      ...end,
    },
    {
      key: 'percent',
      heading: w.marginPercent,
      text: (row) => permilleText(marginNow(row)?.permille ?? null),
      ...end,
    },
    {
      key: 'lowest',
      heading: w.lowest,
      text: (row) => amountOrDash(row.lowest_30_days_cents),
      ...end,
      width: 104,
    },
    {
      key: 'reduction',
      heading: w.reduction,
      text: (row) => (row.reduction_percent === null ? '–' : `−${row.reduction_percent} %`),
      ...end,
    },
  ]
  const first = ['name', 'price', 'percent', 'available']
  return wide
    ? columns
    : columns.toSorted((one, other) => placeIn(first, one.key) - placeIn(first, other.key))
}

/** Returns the place of a key in a list. All other keys come after the list, in the order that they had. */
function placeIn(first: readonly string[], key: string): number {
  return first.includes(key) ? first.indexOf(key) : first.length
}
