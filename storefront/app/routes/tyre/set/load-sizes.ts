import { getProductSizes } from '@pito/contracts/catalogue'
import type { Api } from '../../../api/api.ts'
import { settled } from '../../../parts/settled.ts'
import type { ServerOnly } from '../../../static/server-only.ts'
import { serverOnly } from '../../../static/server-only.ts'
import { sizesOf } from '../../../tyres/sizes/size-list.tsx'
import type { FrontAndRearProps } from './front-and-rear.tsx'
import { setPart } from './set-part.ts'

/** The sizes that front and rear tyres are chosen from; without them the page is shown all the same. */
export async function loadSizes(api: Api, id: number): Promise<ServerOnly<FrontAndRearProps>> {
  const [{ data }] = await Promise.all([settled(api(getProductSizes, { id: String(id) })), setPart.load()])
  return serverOnly('front-and-rear', { here: id, sizes: data ? sizesOf(data.data) : [] })
}
