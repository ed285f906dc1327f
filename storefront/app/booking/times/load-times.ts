import { getCartItems } from '@pito/contracts/cart'
import { getDealerDetails } from '@pito/contracts/dealers'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext, localeContext } from '@pito/web/api/contexts'
import { browserLocale } from '@pito/web/locale/browser-locale'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import { cartSide } from '../../cart/cart-marks.ts'
import { pointOf } from '../../service-points/point.ts'
import { timesAddress } from '../booking-dealer.ts'
import { loadTimes } from '../dealer-times.ts'

interface TimesRequest {
  readonly slug: string
  readonly url: URL
  readonly locale: Locale
  readonly cookies: string
}

export const timesLoader = {
  onServer({ context, params, request }: LoaderFunctionArgs) {
    const cookies = request.headers.get('cookie') ?? ''
    const visit = {
      slug: params.slug ?? '',
      url: new URL(request.url),
      locale: context.get(localeContext),
      cookies,
    }
    return loadTimesPage(context.get(apiContext), visit)
  },
  inBrowser({ params, request }: ClientLoaderFunctionArgs) {
    const url = new URL(request.url)
    const locale = browserLocale(url)
    return loadTimesPage(browserApi(locale), {
      slug: params.slug ?? '',
      url,
      locale,
      cookies: document.cookie,
    })
  },
}

/** Loads a service point with its free and unavailable times, and the cart for which a time would be reserved. */
async function loadTimesPage(api: Api, { slug, url, locale, cookies }: TimesRequest) {
  const [{ data: dealer }, { data: cart }] = await Promise.all([
    api(getDealerDetails, { id: slug, locale_id: String(cmsLocaleIds[locale]) }),
    api(getCartItems[cartSide(cookies)], {}),
  ])
  // The API accepts an id in place of the slug, but each page has only one URL, so an id gives 404.
  if (dealer.slug !== slug) throw data(null, 404)
  const times = await loadTimes(api, dealer.id)
  return {
    point: pointOf(dealer),
    times,
    date: url.searchParams.get('date'),
    cartId: cart.quantity > 0 ? cart.id : null,
    addresses: { fi: timesAddress(slug, 'fi'), en: timesAddress(slug, 'en') },
  }
}

export type TimesData = Awaited<ReturnType<typeof loadTimesPage>>

export function translatedTimesPath(path: string): string {
  const [, finnish] = /^\/asennuspiste\/([^/]+)\/ajat$/.exec(path) ?? []
  const [, english] = /^\/service-point\/([^/]+)\/times$/.exec(path) ?? []
  if (finnish) return timesAddress(finnish, 'en')
  return english ? timesAddress(english, 'fi') : path
}
