import { getShippingCharge } from '@pito/contracts/pricing'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { centsOf } from '../../tyres/tyre-card-data.ts'

/** Asked again at each change of the quantity; null when it did not come. */
export function useDelivery(quantity: number, firstCents: number): number | null {
  const api = useApi()
  const [cents, setCents] = useState<number | null>(firstCents)
  const known = useRef(quantity)
  useEffect(() => {
    if (known.current === quantity) return
    known.current = quantity
    let current = true
    api(getShippingCharge, { quantity }).then(
      ({ data }) => current && setCents(centsOf(data.shipping_charges)),
      () => current && setCents(null),
    )
    return () => {
      current = false
    }
  }, [api, quantity])
  return cents
}
