import { getCampaign } from '@pito/contracts/campaign'
import { getAllFilters, getBrands } from '@pito/contracts/catalogue'
import { getCmsPage } from '@pito/contracts/content'
import { getBanners, getOffers } from '@pito/contracts/offers'
import { formatAmount } from '@pito/contracts/values/format-euro'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds, languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { PageRequest } from '../../page/page.ts'
import { filtersQuery } from '../../tyres/list/api-query.ts'
import { listOfAddress } from '../../tyres/list/list-of-address.ts'
import { logoOf } from '../../tyres/tyre-card-data.ts'
import type { FinderVehicle } from '../../vehicle/finder/finder-choice.ts'
import { loadSeasonTyres } from './load-season-tyres.ts'
import { offer } from './offer-words.ts'

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

/**
 * Loads each offer with details of its target: the lowest price of the list that it leads to, or the name of its
 * campaign.
 */
async function loadOffers(api: Api, locale: Locale) {
  const { data } = await api(getOffers, {})
  return Promise.all(
    data.map(async ({ id, url, label, image_base_path, ...image }) => ({
      ...{ id, url, label, image_base_path },
      image: locale === 'fi_FI' ? image.image_fi : image.image_en,
      behind: await behind(api, url, locale).catch(() => null),
    })),
  )
}

async function behind(api: Api, url: string, locale: Locale): Promise<string | null> {
  const language = languageOf(locale)
  const address = new URL(url, 'http://shop.invalid')
  const list = listOfAddress(address)
  if (list) {
    const { data } = await api(getAllFilters, { ...filtersQuery(list), models: '0' })
    return data.from_price === null ? null : offer[language].fromEach(formatAmount(data.from_price))
  }
  const [, slug] = /^\/(?:kampanja|campaign)\/([^/]+)$/.exec(address.pathname) ?? []
  if (!slug) return null
  const { data } = await api(getCampaign, { lang: language, slug })
  return data.title
}

/**
 * Returns the category of banners for a vehicle type: one category is for cars, and the other one is for all heavier
 * vehicles.
 */
export function bannerCategory(vehicle: number): 2 | 3 {
  return vehicle === 2 ? 2 : 3
}
