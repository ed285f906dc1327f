import { articleStates } from '@pito/contracts/values/article-states'
import { useWords } from '@pito/web/words/words'
import { articleWords } from '../articles/article-words.ts'
import type { BrandChoice } from '../articles/catalogue-filters.ts'
import { useCatalogueFilters } from '../articles/catalogue-filters.ts'
import type { ListFilter } from '../list/filter-bar.tsx'
import { priceWords } from './price-words.ts'

const quantities = ['1', '5', '20', '50'].map((value) => ({ value, label: value }))

export function usePriceFilters(brands: readonly BrandChoice[]): readonly ListFilter[] {
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
  ]
}

/** The orders of the list, which has no headings that sort. */
export function usePriceOrders() {
  const w = useWords(priceWords)
  return [
    { value: 'name', label: w.byName },
    { value: 'size', label: w.bySize },
    { value: 'price', label: w.byPrice },
    { value: '-price', label: w.byPriceDown },
    { value: 'available', label: w.byAvailable },
    { value: '-sold', label: w.bySold },
    { value: 'margin', label: w.byMargin },
    { value: '-margin', label: w.byMarginDown },
  ]
}
