import type { getProductSizes } from '@pito/contracts/catalogue'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { languageOf } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { hasPage, readSiblings } from './sibling-store.ts'
import { variantOf } from './variant-of.ts'

/**
 * Lists the articles of the model that are on sale. The given article may be off sale, because it then still has a
 * page. The list is empty if nothing of the model is on sale.
 */
export async function listSizes(
  { platform, locale }: Context,
  { id }: Input<typeof getProductSizes>,
): Promise<Answer<typeof getProductSizes>> {
  const siblings = await readSiblings(platform.sql, id)
  if (siblings.length === 0 && !(await hasPage(platform.sql, id))) refuse('not-found')
  const language = languageOf(locale)
  return ok(siblings.map(variantOf).map((variant) => ({ ...variant, link: variant[`link_${language}`] })))
}
