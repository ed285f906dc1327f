import { ownerOf } from '../../cart/index.ts'
import { shopInFileName } from '../../platform/company/company.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import type { ShopSettings } from '../../platform/platform.ts'
import { refuse } from '../../platform/refuse.ts'
import { orderIdOfToken } from '../links/order-link.ts'
import { ofOwner } from '../order-store.ts'
import { drawTerms } from './draw-terms.ts'
import type { StoredTerms } from './order-terms-store.ts'
import { byOrderId, readStoredTerms, readTermsToDraw } from './order-terms-store.ts'
import { termsWords } from './terms-words.ts'

interface TermsFile {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Buffer
}

/**
 * Returns the file for the order confirmation: the stored one, else a new one that the caller stores. Returns null if
 * the buyer accepted no stored texts, because the shop has published no terms.
 */
export async function termsForEmail(
  { company }: Pick<ShopSettings, 'company'>,
  sql: Sql,
  orderId: string,
): Promise<TermsFile | null> {
  const stored = await readStoredTerms(sql, byOrderId(orderId))
  const { shopName } = company.current
  if (stored) return fileOf(shopName, stored)
  const terms = await readTermsToDraw(sql, orderId)
  return terms ? fileOf(shopName, { ...terms, content: await drawTerms(company.current, terms) }) : null
}

/** Opens the accepted terms for whoever may see the order. Other callers get the same response as for a missing file. */
export async function openTerms(ctx: Context, orderNumber: string): Promise<TermsFile> {
  const owner: Part =
    ctx.caller.kind === 'staff' ? part`true` : ofOwner(ownerOf(ctx.caller) ?? refuse('not-found'))
  return await open(ctx, part`order_number = ${orderNumber} and ${owner}`)
}

/** Opens the accepted terms for somebody who has the link of an e-mail. */
export async function openLinkedTerms(ctx: Context, token: string): Promise<TermsFile> {
  return open(ctx, byOrderId(await orderIdOfToken(ctx, token)))
}

async function open({ platform, sql }: Context, which: Part): Promise<TermsFile> {
  const { shopName } = platform.company.current
  return fileOf(shopName, (await readStoredTerms(sql, which)) ?? refuse('not-found'))
}

function fileOf(shopName: string, { orderNumber, language, content }: StoredTerms): TermsFile {
  const fileName = `${shopInFileName(shopName)}-${termsWords[language].fileName}-${orderNumber}.pdf`
  return { fileName, mediaType: 'application/pdf', content }
}
