import { getProductSizes } from '@pito/contracts/catalogue'
import { isWithinRuleOfThumb } from '@pito/contracts/values/size-difference'
import { sizeOfProduct } from '@pito/contracts/values/tyre-size'
import type { Api } from '../../../api/api.ts'
import { settled } from '../../../parts/settled.ts'
import type { ServerOnly } from '../../../static/server-only.ts'
import { serverOnly } from '../../../static/server-only.ts'
import { sizesOf } from '../../../tyres/sizes/size-list.tsx'
import type { FrontAndRearProps } from './front-and-rear.tsx'
import { setPart } from './set-part.ts'

/** The sizes that front and rear tyres are chosen from, near to the page's own; without them the page is shown all the same. */
export async function loadSizes(api: Api, id: number): Promise<ServerOnly<FrontAndRearProps>> {
  const [{ data }] = await Promise.all([settled(api(getProductSizes, { id: String(id) })), setPart.load()])
  const rows = data?.data ?? []
  const own = rows.find((row) => row.id === id)
  const near = own ? rows.filter((row) => isWithinRuleOfThumb(sizeOfProduct(own), sizeOfProduct(row))) : []
  return serverOnly('front-and-rear', { here: id, sizes: sizesOf(near) })
}
