import type { Answer, Input } from '@pito/contracts/endpoint'
import { getBanners } from '@pito/contracts/offers'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { cachedUntilChanged } from './cached-until-changed.ts'
import { isPageLink } from './rules/allowed-html.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { publishedBanners } from './store.ts'

const cachedBanners = cachedUntilChanged(readBanners)

export function listBanners(
  ctx: Context,
  { locale_id, tyre_category_id }: Input<typeof getBanners>,
): Promise<Answer<typeof getBanners>> {
  return cachedBanners(ctx, `${locale_id} ${tyre_category_id}`)
}

async function readBanners(sql: Sql, key: string) {
  const [localeId, tyreCategoryId = 0] = key.split(' ').map(Number)
  const rows = await publishedBanners(sql, localeId === 1 ? 1 : 2, tyreCategoryId)
  const banners = rows
    .filter(({ link }) => isPageLink(link))
    .map(({ id, title, description, link, tone, imageBasePath, image }) => ({
      id,
      title,
      description: sanitiseHtml(description),
      link,
      tone,
      image_base_path: imageBasePath,
      image,
    }))
  return getBanners.response.parse(ok(banners))
}
