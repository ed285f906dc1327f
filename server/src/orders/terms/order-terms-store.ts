import { createHash } from 'node:crypto'
import type { Language, Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { TermsTexts } from '../../content/index.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import type { TermsToDraw } from './draw-terms.ts'

/** Stores the texts that a buyer accepts, unless the same texts are stored already, and returns their hash. */
export async function storeTermsTexts(tx: Tx, texts: TermsTexts, now: Date): Promise<string> {
  const json = JSON.stringify(texts)
  const hash = createHash('sha256').update(json).digest('base64url')
  await tx`
    insert into terms_text (hash, texts, stored_at) values (${hash}, ${json}::jsonb, ${now}) on conflict do nothing`
  return hash
}

/** Returns what the file says, or undefined if the buyer accepted no terms that were stored. */
export async function readTermsToDraw(sql: Sql, orderId: string): Promise<TermsToDraw | undefined> {
  const [row] = await sql<Omit<TermsToDraw, 'language'> & { locale: Locale }>`
    select order_number, locale, is_business, terms_version as version,
      terms_accepted_at as accepted_at, texts
    from shop_order join terms_text on hash = terms_hash where shop_order.id = ${orderId}`
  return row && { ...row, language: languageOf(row.locale) }
}

export interface StoredTerms {
  readonly orderNumber: string
  readonly language: Language
  readonly content: Buffer
}

export async function readStoredTerms(sql: Sql, which: Part): Promise<StoredTerms | undefined> {
  const [row] = await sql<Omit<StoredTerms, 'language'> & { locale: Locale }>`
    select order_number, locale, content
    from shop_order o join order_terms on order_id = o.id where ${which}`
  return row && { ...row, language: languageOf(row.locale) }
}

export const byOrderId = (orderId: string): Part => part`o.id = ${orderId}`

/** Stores the file of an order. A file that is stored already never changes. */
export async function storeTerms(tx: Tx, orderId: string, content: Buffer, now: Date): Promise<void> {
  await tx`
    insert into order_terms (order_id, content, stored_at) values (${orderId}, ${content}, ${now})
    on conflict do nothing`
}
