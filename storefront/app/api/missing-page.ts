import type { RefusalAnswer } from '@pito/contracts/refusal'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { data } from 'react-router'
import type { SizeOptions } from './size-options.ts'
import { loadSizes } from './size-options.ts'

/** The data of the error of a page that does not exist, which its search by size needs without scripts. */
export interface MissingPage extends Partial<Pick<RefusalAnswer, 'gone'>> {
  readonly sizes?: SizeOptions | null
}

/** Throws the error again. If the page does not exist, the error has the sizes that the shop sells. */
export async function throwWithSizes(api: Api, error: unknown): Promise<never> {
  const status = (error as { readonly init?: { readonly status?: number } | null } | null)?.init?.status
  if (status !== 404 && status !== 410) throw error
  const sizes = await settled(loadSizes(api))
  throw data({ ...(error as { readonly data: object }).data, sizes: sizes.data }, status)
}
