import type { Sentence } from '@pito/contracts/values/sentences'
import type { Sql } from '../../platform/database/sql.ts'
import { namedReferences, referenceSentence } from '../references.ts'

const containers = {
  orders: { fi: ['tilaus', 'tilausta'], en: ['order', 'orders'] },
  carts: { fi: ['ostoskori', 'ostoskoria'], en: ['cart', 'carts'] },
  receipts: { fi: ['saapuminen', 'saapumista'], en: ['goods receipt', 'goods receipts'] },
} as const
const belongings = {
  prices: { fi: ['hinta', 'hintaa'], en: ['price', 'prices'] },
  stock: { fi: ['varastoerä', 'varastoerää'], en: ['stock batch', 'stock batches'] },
  changes: { fi: ['varastotapahtuma', 'varastotapahtumaa'], en: ['stock change', 'stock changes'] },
  reviews: { fi: ['arvostelu', 'arvostelua'], en: ['review', 'reviews'] },
  predecessors: {
    fi: ['arkistoitu tuote', 'arkistoitua tuotetta'],
    en: ['archived article', 'archived articles'],
  },
} as const

/**
 * Returns the sentence that names what refers to an article, or null if nothing does. What belongs to the article,
 * such as its prices, is named only if no order, cart or goods receipt contains it.
 */
export async function articleReferences(sql: Sql, id: number): Promise<Sentence | null> {
  const [counts] = await sql<Record<keyof typeof containers | keyof typeof belongings, number>>`
    select
      (select count(distinct order_id)::integer from shop_order_line where tyre_id = ${id}) as orders,
      (select count(distinct cart_id)::integer from cart_line where tyre_id = ${id}) as carts,
      (select count(distinct goods_receipt_id)::integer from goods_receipt_line where tyre_id = ${id}) as receipts,
      (select count(*)::integer from price_history where tyre_id = ${id}) as prices,
      (select count(*)::integer from stock_batch where tyre_id = ${id}) as stock,
      (select count(*)::integer from stock_change where tyre_id = ${id}) as changes,
      (select count(*)::integer from review where tyre_id = ${id}) as reviews,
      (select count(*)::integer from tyre where successor_id = ${id}) as predecessors`
  if (!counts) return null
  const containing = namedReferences(counts, containers)
  if (containing)
    return {
      fi_FI: `Tuotteeseen viittaa ${containing.fi}. Voit arkistoida sen.`,
      en_GB: `${containing.en} ${containing.isOne ? 'contains' : 'contain'} this article. You can archive it instead.`,
    }
  const belonging = namedReferences(counts, belongings)
  return belonging && referenceSentence(belonging, { fi: 'Tuotteeseen', en: 'this article' })
}

/** Tells whether anything refers to an article, so that it can only be archived. */
export async function isReferredTo(sql: Sql, id: number): Promise<boolean> {
  const [row] = await sql<{ referred: boolean }>`
    select exists (select from shop_order_line where tyre_id = ${id})
      or exists (select from cart_line where tyre_id = ${id})
      or exists (select from goods_receipt_line where tyre_id = ${id})
      or exists (select from price_history where tyre_id = ${id})
      or exists (select from stock_batch where tyre_id = ${id})
      or exists (select from stock_change where tyre_id = ${id})
      or exists (select from review where tyre_id = ${id})
      or exists (select from tyre where successor_id = ${id}) as referred`
  return row?.referred ?? false
}
