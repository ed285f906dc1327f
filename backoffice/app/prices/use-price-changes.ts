import type { PricedArticle, PriceOutcome } from '@pito/contracts/staff-prices'
import type { GridChanges } from '@pito/ui/price-grid/price-grid'
import { useState } from 'react'
import { readPrice } from './read-price.ts'
import type { ReviewedPrice } from './reviewed-price.ts'

const none: GridChanges = new Map()

/**
 * Holds the changed prices. They remain while other pages of the list are shown, so the changed articles are held as
 * well.
 */
export function usePriceChanges(rows: readonly PricedArticle[]) {
  const [changes, setChanges] = useState(none)
  const [seen, setSeen] = useState<ReadonlyMap<string, PricedArticle>>(new Map())
  const shown = new Map(rows.map((row) => [String(row.id), row]))
  const read = [...changes].flatMap(([id, cells]) => {
    const article = shown.get(id) ?? seen.get(id)
    return article ? [{ article, read: readPrice(cells.get('price') ?? '') }] : []
  })
  const prices: ReviewedPrice[] = read.flatMap(({ article, read: price }) =>
    'cents' in price && price.cents !== article.price_cents ? [{ article, newCents: price.cents }] : [],
  )
  const without = (ids: readonly number[]) => {
    const removed = new Set(ids.map(String))
    setChanges(new Map([...changes].filter(([id]) => !removed.has(id))))
  }
  return {
    changes,
    prices,
    unreadable: read.filter(({ read: price }) => 'fault' in price).length,
    change: (next: GridChanges) => {
      const changed = rows.filter(({ id }) => next.has(String(id)))
      setSeen(new Map([...seen, ...changed.map((row): [string, PricedArticle] => [String(row.id), row])]))
      setChanges(next)
    },
    discard: () => setChanges(none),
    remove: (id: number) => without([id]),
    /** Forgets the saved changes. Skipped ones remain, on top of the price that somebody else has set. */
    settle: ({ saved, unchanged, missing, skipped }: PriceOutcome) => {
      without([...saved, ...unchanged, ...missing])
      const current = new Map(skipped.map(({ id, current_cents: cents }) => [id, cents]))
      const updated = [...seen].map(([id, article]): [string, PricedArticle] => {
        const cents = current.get(article.id)
        return [id, cents === undefined ? article : { ...article, price_cents: cents }]
      })
      setSeen(new Map(updated))
    },
  }
}
