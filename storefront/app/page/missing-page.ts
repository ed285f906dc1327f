import type { RefusalAnswer } from '@pito/contracts/refusal'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { data } from 'react-router'
import type { SizeOptions } from './size-options.ts'
import { loadSizes } from './size-options.ts'
import { wordsOfPath } from './words-of-path.ts'

/** What a page that does not exist shows: the data of its loader or of its error. */
export interface MissingPage extends Partial<Pick<RefusalAnswer, 'archived_article'>> {
  /** The sizes on sale, which the search by size needs without scripts. */
  readonly sizes?: SizeOptions | null
  /** The readable words in the path of the page. */
  readonly words?: string
}

export async function loadMissingPage(api: Api, { pathname }: URL): Promise<MissingPage> {
  const sizes = await settled(loadSizes(api))
  return { sizes: sizes.data, words: wordsOfPath(pathname) }
}

/** Throws the error again. If the page does not exist, the error has what such a page shows. */
export async function throwWithMissingPage(api: Api, url: URL, error: unknown): Promise<never> {
  const status = (error as { readonly init?: { readonly status?: number } | null } | null)?.init?.status
  if (status !== 404 && status !== 410) throw error
  throw data({ ...(error as { readonly data: object }).data, ...(await loadMissingPage(api, url)) }, status)
}
