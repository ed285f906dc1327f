import type { Locale } from '@pito/contracts/values/locale'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { browserLocale } from '../locale/browser-locale.ts'
import type { Api } from './api.ts'
import { browserApi } from './browser-api.ts'
import { apiContext, visitContext } from './contexts.ts'

export interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly locale: Locale
}

/** A route states its data once; the build refuses destructured exports, so each side is named. */
export function page<Data>(load: (api: Api, asked: Asked) => Promise<Data>) {
  return {
    onServer: ({ context, params, request }: LoaderFunctionArgs) =>
      load(context.get(apiContext), {
        params,
        url: new URL(request.url),
        locale: context.get(visitContext).locale,
      }),
    inBrowser: ({ params, request }: ClientLoaderFunctionArgs) => {
      const url = new URL(request.url)
      const locale = browserLocale(url)
      return load(browserApi(locale), { params, url, locale })
    },
  }
}

export type DataOf<Loaded> = Loaded extends { onServer: (...given: never[]) => Promise<infer Data> }
  ? Data
  : never
