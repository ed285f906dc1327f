import type { PricedArticle } from '@pito/contracts/staff-prices'
import { objectionSentences } from '@pito/contracts/values/price-sentences'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { PriceGrid } from '@pito/ui/price-grid/price-grid'
import { Select } from '@pito/ui/select'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useNavigate, useSearchParams } from 'react-router'
import type { BrandChoice } from '../articles/catalogue-filters.ts'
import type { ListFilter } from '../list/filter-bar.tsx'
import { FilterBar } from '../list/filter-bar.tsx'
import { filtersInAddress, listAddress } from '../list/list-address.ts'
import { ListFoot } from '../list/list-foot.tsx'
import type { ListData } from '../list/load-list.ts'
import { NothingFound, NothingYet } from '../list/office-list.tsx'
import { useStaff } from '../session/use-staff.ts'
import { bulkWords } from './bulk-words.ts'
import { usePriceColumns } from './price-columns.ts'
import { usePriceFilters, usePriceOrders } from './price-filters.ts'
import { priceWords } from './price-words.ts'
import { readPrice } from './read-price.ts'
import { objectionsTo } from './reviewed-price.ts'
import type { usePriceChanges } from './use-price-changes.ts'

interface PriceListProps {
  readonly list: ListData<PricedArticle>
  readonly brands: readonly BrandChoice[]
  readonly held: ReturnType<typeof usePriceChanges>
  readonly onReview: () => void
  readonly onBulk: () => void
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

function EditablePrices({ list, held, onReview, onBulk }: PriceListProps) {
  const w = useWords(priceWords)
  const bulk = useWords(bulkWords)
  const mayEdit = useStaff().rights.includes('edit-prices')
  return (
    <>
      <div className="record-actions">
        <PriceOrder />
        {mayEdit && <Button onClick={onBulk}>{bulk.title}</Button>}
      </div>
      <PriceGrid
        caption={w.prices}
        words={w}
        columns={usePriceColumns(mayEdit)}
        rows={list.page.data}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        changes={held.changes}
        onChange={held.change}
        guard={useGuard()}
      />
      {mayEdit && <ChangeBar held={held} onReview={onReview} />}
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

function PriceOrder() {
  const w = useWords(priceWords)
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  return (
    <Field label={w.order} className="price-order">
      <Select
        value={searchParams.get('sort') ?? 'name'}
        options={usePriceOrders()}
        onChange={(event) =>
          void navigate(listAddress(searchParams, { sort: event.target.value, page: null }))
        }
      />
    </Field>
  )
}
