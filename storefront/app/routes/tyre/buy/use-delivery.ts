import { getShippingCharge } from '@pito/contracts/pricing'
import { centsOf } from '@pito/contracts/values/cents-of'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useApi } from '../../../api/use-api.ts'
import type { Settled } from '../../../parts/settled.ts'
import type { Part } from '../../../parts/use-part.ts'
import { usePart } from '../../../parts/use-part.ts'

/** In cents; loaded again at each change of the quantity. */
export function useDelivery(quantity: number, first: Settled<number>): Part<number> {
  const api = useApi()
  const part = usePart(first, async () => {
    const { data } = await api(getShippingCharge, { quantity })
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
