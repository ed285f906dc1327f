import type { Answer } from '@pito/contracts/endpoint'
import type { getOffers } from '@pito/contracts/offers'
import type { Ctx } from '../platform/context.ts'
import { yes } from '../platform/http/calls.ts'
import { keepUntilChanged } from './keep-until-changed.ts'
import { isPageLink } from './rules/allowed-html.ts'
import { publishedOffers } from './store.ts'

const keptOffers = keepUntilChanged(async (db) => {
  const offers = await publishedOffers(db)
  return offers.filter(({ urlFi, urlEn }) => isPageLink(urlFi) && isPageLink(urlEn))
})

export async function listOffers(ctx: Ctx): Promise<Answer<typeof getOffers>> {
  const offers = await keptOffers(ctx, 'offers')
  const finnish = ctx.locale === 'fi_FI'
  return yes(
    offers.map((offer) => ({
      id: offer.id,
      url: finnish ? offer.urlFi : offer.urlEn,
      label: finnish ? offer.labelFi : offer.labelEn,
      image_base_path: offer.imageBasePath,
      image_en: offer.imageEn,
      image_fi: offer.imageFi,
    })),
  )
}
