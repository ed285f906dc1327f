import { getFittingPrices } from '@pito/contracts/fitting-prices'
import { centsOf } from '@pito/contracts/values/cents-of'
import { useApi } from '@pito/web/api/use-api'
import { settled } from '@pito/web/parts/settled'
import { useEffect, useEffectEvent, useState } from 'react'
import { cartSide, mayHaveCart } from '../cart/cart-marks.ts'
import type { Point } from './point.ts'

/**
 * Returns what the fitting of the visitor's cart costs in cents at each of the service points that can do it, by id.
 * Without a cart, and if the prices cannot be loaded, the map is empty.
 */
export function useCartPrices(points: readonly Point[]): ReadonlyMap<number, number> {
  const api = useApi()
  const [prices, setPrices] = useState<ReadonlyMap<number, number>>(new Map())
  const ids = points.map(({ id }) => id).join(',')
  const load = useEffectEvent(async (dealerIds: string) => {
    if (dealerIds === '' || !mayHaveCart(document.cookie)) return
    const { data } = await settled(
      api(getFittingPrices[cartSide(document.cookie)], { dealer_ids: dealerIds }),
    )
    setPrices(new Map(data?.data.map(({ dealer_id, price }) => [dealer_id, centsOf(price)])))
  })
  useEffect(() => void load(ids), [ids])
  return prices
}
