import { getBrands } from '@pito/contracts/catalogue'
import { getCmsPage } from '@pito/contracts/content'
import { getBanners } from '@pito/contracts/offers'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { PageRequest } from '../../page/page.ts'
import { logoOf } from '../../tyres/tyre-card-data.ts'
import type { FinderVehicle } from '../../vehicle/finder/finder-choice.ts'
import { bannerCategory } from './banner-category.ts'
import { loadOffers } from './load-offers.ts'
import { loadSeasonTyres } from './load-season-tyres.ts'

const mostBrands = 18

/** Content that cannot be loaded is left out, so that the front page is shown in any case. */
export async function loadBelow(
  api: Api,
  place: Pick<PageRequest, 'locale' | 'season'>,
  vehicle: FinderVehicle,
) {
  const { locale } = place
  const locale_id = cmsLocaleIds[locale]
  const text = (page: string) => api(getCmsPage, { page, locale_id }).then(textOf, nothing)
  const [seasonTyres, offersHead, pay, phone, promotionBox, promotionWide, reasons, offers, banners, brands] =
    await Promise.all([
      loadSeasonTyres(api, place, vehicle).catch(nothing),
      text('top-offer-header'),
      text('payment-banner'),
      text('phone-support-hours'),
      text('homepage-promotion-box'),
      text('homepage-promotion-wide'),
      text('home-page-reasons'),
      loadOffers(api, locale).catch(nothing),
      api(getBanners, { locale_id, tyre_category_id: bannerCategory(vehicle) }).catch(nothing),
      api(getBrands, {}).catch(nothing),
    ])
  return {
    ...{ seasonTyres, offersHead, pay, phone, promotionBox, promotionWide, reasons },
    offers: offers ?? [],
    banners: banners?.data ?? [],
    brands: mostSold(brands?.data ?? []).map((brand) => ({
      name: brand.name,
      slug: brand.slug,
      logo: logoOf(brand),
    })),
  }
}

export type BelowData = Awaited<ReturnType<typeof loadBelow>>
export type Text = NonNullable<BelowData['pay']>

const nothing = () => null

function textOf({
  data: { translations },
}: {
  data: { translations: readonly { title: string; content: string }[] }
}) {
  const [translation] = translations
  // A text is empty if it is about data of the company that are not known yet.
  return translation?.content.trim() ? { title: translation.title, content: translation.content } : null
}

/** Returns the brands with the most tyres in the shop, sorted by name. */
function mostSold<Brand extends { name: string; count: number }>(brands: readonly Brand[]): readonly Brand[] {
  return [...brands]
    .sort((one, other) => other.count - one.count)
    .slice(0, mostBrands)
    .sort((one, other) => one.name.localeCompare(other.name, 'fi'))
}
