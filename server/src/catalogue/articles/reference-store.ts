import type { Sentence } from '@pito/contracts/values/sentences'
import type { Sql } from '../../platform/database/sql.ts'

interface Counts {
  readonly orders: number
  readonly carts: number
  readonly prices: number
  readonly stock: number
  readonly reviews: number
  readonly predecessors: number
}

const nouns = {
  orders: { fi: ['tilaus', 'tilausta'], en: ['order', 'orders'] },
  carts: { fi: ['ostoskori', 'ostoskoria'], en: ['cart', 'carts'] },
  prices: { fi: ['hinta', 'hintaa'], en: ['price', 'prices'] },
  stock: { fi: ['varastoerä', 'varastoerää'], en: ['stock batch', 'stock batches'] },
  reviews: { fi: ['arvostelu', 'arvostelua'], en: ['review', 'reviews'] },
  predecessors: {
    fi: ['arkistoitu tuote', 'arkistoitua tuotetta'],
    en: ['archived article', 'archived articles'],
  },
} as const satisfies Record<keyof Counts, Record<'fi' | 'en', readonly [string, string]>>

/** Returns the sentence that names what refers to an article, or null if nothing does. */
export async function articleReferences(sql: Sql, id: number): Promise<Sentence | null> {
  const [counts] = await sql<Counts>`
    select
      (select count(distinct order_id)::integer from shop_order_line where tyre_id = ${id}) as orders,
      (select count(distinct cart_id)::integer from cart_line where ${id} in (tyre_id, rear_tyre_id)) as carts,
      (select count(*)::integer from price_history where tyre_id = ${id}) as prices,
      (select count(*)::integer from stock_batch where tyre_id = ${id}) as stock,
      (select count(*)::integer from review where tyre_id = ${id}) as reviews,
      (select count(*)::integer from tyre where successor_id = ${id}) as predecessors`
  const named = Object.entries(counts ?? {}).filter(([, count]) => count > 0) as [keyof Counts, number][]
  if (named.length === 0) return null
  const list = (language: 'fi' | 'en') =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(
      named.map(([noun, count]) => `${count} ${nouns[noun][language][count === 1 ? 0 : 1]}`),
    )
  return {
    fi_FI: `Tuotteeseen viittaa ${list('fi')}. Voit arkistoida sen.`,
    en_GB: `${list('en')} contain this article. You can archive it instead.`,
  }
}
