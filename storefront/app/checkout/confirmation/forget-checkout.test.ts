import type { Order } from '@pito/contracts/orders'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetCheckout } from './confirmation.tsx'

const stays = { locale: 'fi_FI', app_version: '1.0.1', car_selected_width: '205' }
const goes = {
  appointment: 'x',
  appointment_without_service: 'x',
  GoogleAddress: 'Helsinki',
  GoogleSelectedPlace: '{}',
  SearchedSelectedServicePoint: '{}',
}
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map(Object.entries({ ...stays, ...goes, service_flag: '0' }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const orderOf = (vehicle_type: number) => ({ line_items: [{ product: { vehicle_type } }] }) as Order

test('after an order the next cart begins with a fitting, and nothing of the checkout is left', async () => {
  await forgetCheckout(orderOf(2))
  expect(Object.fromEntries(stored)).toEqual({ ...stays, service_flag: '1' })
})

test('after an order for a truck nothing says that the next one is fitted', async () => {
  await forgetCheckout(orderOf(4))
  expect(Object.fromEntries(stored)).toEqual(stays)
})
