import { tabStorage } from '@pito/web/boot/storage'
import { useEffect, useState } from 'react'
import type { CartStep } from './steps-of.ts'

const key = 'reached_step'
const order: readonly CartStep[] = ['cart', 'garage', 'information', 'summary', 'confirm']

const later = (one: CartStep, other: CartStep) => (order.indexOf(one) > order.indexOf(other) ? one : other)

/**
 * Returns the farthest step that this tab has shown for this cart. Without scripts, returns the current step. A
 * confirmed order deletes the stored step, so that the next cart starts from the beginning.
 */
export function useReachedStep(cartId: string | null, now: CartStep): CartStep {
  const [reached, setReached] = useState(now)
  useEffect(() => {
    if (now === 'confirm') return tabStorage.remove(key)
    const [cart, step] = (tabStorage.get(key) ?? '').split(' ')
    const before = cart === cartId ? order.find((each) => each === step) : undefined
    const farthest = before ? later(before, now) : now
    tabStorage.set(key, `${cartId} ${farthest}`)
    setReached(farthest)
  }, [cartId, now])
  return later(reached, now)
}
