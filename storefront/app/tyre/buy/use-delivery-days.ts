import type { DeliveryDays } from '@pito/contracts/pricing'
import { getShippingCharge } from '@pito/contracts/pricing'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { truck } from '@pito/contracts/values/vehicle-type'
import { useApi } from '@pito/web/api/use-api'
import { settled } from '@pito/web/parts/settled'
import { useEffect, useState } from 'react'

/**
 * Loads the delivery days for an order placed now. They are not part of the page, because the page is cached for the
 * whole day.
 */
export function useDeliveryDays(isFitted: boolean): DeliveryDays | null {
  const api = useApi()
  const [days, setDays] = useState<DeliveryDays | null>(null)
  useEffect(() => {
    let isOver = false
    const ofTruck = isFitted ? {} : { vehicle_type: truck }
    const request = { quantity: firstQuantity(Infinity), ...ofTruck }
    void settled(api(getShippingCharge, request)).then((answer) => {
      if (!isOver) setDays(answer.data?.data.delivery_days ?? null)
    })
    return () => {
      isOver = true
    }
  }, [api, isFitted])
  return days
}
