import { useApi } from '@pito/web/api/use-api'
import type { Settled } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import { useCallback, useEffect, useState } from 'react'
import { loadCartOnce } from '../cart/cart-store.ts'
import type { DealerTimes, Opened } from './dealer-times.ts'
import { loadTimes } from './dealer-times.ts'

/** Loads the service point's times each time the popup opens, and the cart for which a time would be reserved. */
export function useDealerTimes(dealerId: number, opened: Opened) {
  const api = useApi()
  const [shown, setShown] = useState<{
    readonly opened: Opened
    readonly times: Settled<DealerTimes>
  } | null>(null)
  const load = useCallback(async () => {
    setShown(null)
    const times = await settled(loadTimes(api, dealerId))
    setShown({ opened, times })
  }, [api, dealerId, opened])
  useEffect(() => {
    loadCartOnce(api)
    void load()
  }, [api, load])
  return { times: shown?.opened === opened ? shown.times : null, load }
}
