import { expect, test } from 'vitest'
import { staffShop } from '../../../testing/staff-shop.ts'
import { addSmallCatalogue, addTyre } from '../testing/add-tyre.ts'

const { platform, app, call, tokenOf } = await staffShop()
await addSmallCatalogue(platform.pool)
const tyre = await addTyre(platform.pool, 1)
const owner = await tokenOf('outi')
const since = async (): Promise<string | null> =>
  (await call('GET', 'staff/live', undefined, owner)).body.data.since
const shownName = async () => (await app.inject(`/api/v1/product/${tyre}/details`)).json().data.brand_name

test('a saved name is said to be live once the pages show it, and not before', async () => {
  await expect.poll(since).not.toBeNull()
  const { data } = (await call('GET', 'staff/brands/1', undefined, owner)).body
  await call('PUT', 'staff/brands/1', { ...data, name: 'Kuura Tyres' }, owner)
  await expect.poll(since).not.toBeNull()
  expect(await shownName()).toBe('Kuura Tyres')
  expect(platform.edition.since?.toISOString()).toBe(await since())
})
