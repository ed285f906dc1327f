import type { Locale } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext } from '@pito/web/api/contexts'
import { browserLocale } from '@pito/web/locale/browser-locale'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { browserSeason } from '../season/browser-season.ts'
import type { Season } from '../season/season-on.ts'
import { dayOf, seasonOn } from '../season/season-on.ts'
import { visitContext } from './contexts.ts'

export interface PageRequest {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly locale: Locale
  /** The season on the current date in Helsinki. */
  readonly season: Season
}

type Load<Data> = (api: Api, request: PageRequest) => Promise<Data>

/**
 * Creates the server loader and the browser loader of a route from one function. Each route assigns them to its
 * exports by name, because the build does not allow destructured exports.
 */
export function page<Data>(load: Load<Data>) {
  return { onServer: onServer(load), inBrowser: inBrowser(() => Promise.resolve(load)) }
}

/**
 * Creates the server loader. Pages whose loader needs much code use `onServer` and `inBrowser` separately, so that a
 * browser that opens such a page first does not download that code.
 */
export function onServer<Data>(load: Load<Data>) {
  return ({ context, params, request }: LoaderFunctionArgs) => {
    const { locale, today } = context.get(visitContext)
    const season = seasonOn(dayOf(today))
    const api = context.get(apiContext)
    const url = new URL(request.url)
    return Promise.try(() => load(api, { params, url, locale, season })).catch(async (error: unknown) => {
      // The scripts of browsers contain this function, which they never call, so its import is dynamic.
      const { throwWithMissingPage } = await import('./missing-page.ts')
      return throwWithMissingPage(api, url, error)
    })
  }
}

/** Creates the browser loader. Its code is fetched at the first navigation that needs it. */
export function inBrowser<Data>(fetchLoad: () => Promise<Load<Data>>) {
  return async ({ params, request }: ClientLoaderFunctionArgs) => {
    const url = new URL(request.url)
    const locale = browserLocale(url)
    const load = await fetchLoad()
    return load(browserApi(locale), { params, url, locale, season: browserSeason() })
  }
}
