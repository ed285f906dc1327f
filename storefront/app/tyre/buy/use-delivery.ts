import { getShippingCharge } from '@pito/contracts/pricing'
import { centsOf } from '@pito/contracts/values/cents-of'
import { useApi } from '@pito/web/api/use-api'
import type { Settled } from '@pito/web/parts/settled'
import type { Part } from '@pito/web/parts/use-part'
import { usePart } from '@pito/web/parts/use-part'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'

/** Returns the delivery price in cents, which is loaded again at each change of the quantity. */
export function useDelivery(
  { cents }: Pick<TyreCardData, 'cents'>,
  quantity: number,
  first: Settled<number>,
): Part<number> {
  const api = useApi()
  const part = usePart(first, async () => {
    const { data } = await api(getShippingCharge, { quantity, sub_total: (quantity * cents) / 100 })
    return centsOf(data.shipping_charges)
  })
  const known = useRef(quantity)
  const load = useEffectEvent(part.load)
  useEffect(() => {
    if (known.current === quantity) return
    known.current = quantity
    void load()
  }, [quantity])
  return part
}
