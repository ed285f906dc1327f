import { getCampaign } from '@pito/contracts/campaign'
import { getAllFilters } from '@pito/contracts/catalogue'
import { getOffers } from '@pito/contracts/offers'
import { formatAmount } from '@pito/contracts/values/format-euro'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { filtersQuery } from '../../tyres/list/api-query.ts'
import { listOfAddress } from '../../tyres/list/list-of-address.ts'
import { offer } from './offer-words.ts'

/**
 * Loads each offer with details of its target: the lowest price of the list that it leads to, or the name of its
 * campaign.
 */
export async function loadOffers(api: Api, locale: Locale) {
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
