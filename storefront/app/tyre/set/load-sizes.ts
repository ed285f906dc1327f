import { getProductSizes } from '@pito/contracts/catalogue'
import { areFrontAndRear } from '@pito/contracts/values/size-difference'
import { sizeOfProduct } from '@pito/contracts/values/tyre-size'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { sizesOf } from '../../tyres/sizes/size-list.tsx'
import type { FrontAndRearProps } from './front-and-rear.tsx'

/**
 * Loads the tyre of the page and the sizes that form a front and rear set with it. If this fails, the page is shown
 * without them.
 */
export async function loadSizes(api: Api, id: number): Promise<FrontAndRearProps> {
  const { data } = await settled(api(getProductSizes, { id: String(id) }))
  const rows = data?.data ?? []
  const own = rows.find((row) => row.id === id)
  const paired = own
    ? rows.filter((row) => row === own || areFrontAndRear(sizeOfProduct(own), sizeOfProduct(row)))
    : []
  return { here: id, sizes: sizesOf(paired) }
}
