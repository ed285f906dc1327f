import type { Answer } from '@pito/contracts/endpoint'
import { getOffers } from '@pito/contracts/offers'
import { derived } from '@pito/contracts/values/derived'
import type { Locale } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { cachedUntilChanged } from './cached-until-changed.ts'
import { isPageLink } from './rules/allowed-html.ts'
import type { OfferRow } from './store.ts'
import { publishedOffers } from './store.ts'

const cachedOffers = cachedUntilChanged(async (sql) => {
  const offers = await publishedOffers(sql)
  return offers.filter(({ urlFi, urlEn }) => isPageLink(urlFi) && isPageLink(urlEn))
})

export async function listOffers(ctx: Context): Promise<Answer<typeof getOffers>> {
  return inLocale(await cachedOffers(ctx, 'offers'), ctx.locale)
}

const inLocale = derived((offers: readonly OfferRow[], locale: Locale) => {
  const finnish = locale === 'fi_FI'
  const shown = offers.map((offer) => ({
    id: offer.id,
    url: finnish ? offer.urlFi : offer.urlEn,
    label: finnish ? offer.labelFi : offer.labelEn,
    image_base_path: offer.imageBasePath,
    image_en: offer.imageEn,
    image_fi: offer.imageFi,
  }))
  return getOffers.response.parse(ok(shown))
})
