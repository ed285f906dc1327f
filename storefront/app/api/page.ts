import type { Locale } from '@pito/contracts/values/locale'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { browserLocale } from '../locale/browser-locale.ts'
import type { Api } from './api.ts'
import { browserApi } from './browser-api.ts'
import { apiContext, visitContext } from './contexts.ts'

export interface PageRequest {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly locale: Locale
}

type Load<Data> = (api: Api, asked: PageRequest) => Promise<Data>

/** A route states its data once; the build refuses destructured exports, so each side is named. */
export function page<Data>(load: Load<Data>) {
  return { onServer: onServer(load), inBrowser: inBrowser(() => Promise.resolve(load)) }
}

/** For pages whose data takes much code: a browser that begins with the page is not sent it. */
export function onServer<Data>(load: Load<Data>) {
  return ({ context, params, request }: LoaderFunctionArgs) =>
    load(context.get(apiContext), {
      params,
      url: new URL(request.url),
      locale: context.get(visitContext).locale,
    })
}

/** Fetches the code with the first navigation that needs it. */
export function inBrowser<Data>(fetchLoad: () => Promise<Load<Data>>) {
  return async ({ params, request }: ClientLoaderFunctionArgs) => {
    const url = new URL(request.url)
    const locale = browserLocale(url)
    const load = await fetchLoad()
    return load(browserApi(locale), { params, url, locale })
  }
}
