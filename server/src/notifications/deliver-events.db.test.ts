import { serveKlaviyo } from '@pito/simulators/notifications/serve-klaviyo'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { aContext, smallShop } from '../../testing/small-shop.ts'
import type { Context } from '../platform/context.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { deliverEvents } from './index.ts'
import { marketingAddress } from './marketing-of.ts'
import { removeEvents } from './remove-events.ts'
import { deleteEventsBefore, readEvent } from './store.ts'
import { storeEvent } from './store-event.ts'

const server = fastify()
serveKlaviyo(server)
const address = await server.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => server.close())
const shop = await smallShop({ KLAVIYO_API_KEY: 'simulator', KLAVIYO_URL: `${address}/dev/klaviyo` })
const jobs = openJobs({ ...shop.platform, quick: true })
const platform: Platform = { ...shop.platform, jobs }
const noon = new Date('2026-11-20T10:00:00Z')
afterAll(() => jobs.stop())

const guest = '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0a01'
const aino = (): Context => aContext(platform, noon, { kind: 'guest', guestId: guest })
async function stored(name: string): Promise<string> {
  const item = { product_id: 7, name, brand: 'Pito', price: 112.9, quantity: 4 }
  const { data } = await storeEvent(aino(), {
    event: 'viewed_product',
    items: [item],
    marketing_consent: true,
  })
  return data.id
}
interface Received {
  readonly attributes: Record<string, never> & { readonly unique_id: string }
}
async function received(): Promise<Received[]> {
  return (await server.inject('/dev/klaviyo/api/events')).json().data
}
const until = (id: string, state: object) =>
  expect.poll(() => readEvent(platform.sql, id)).toMatchObject(state)

test('what was removed before its delivery is never sent', async () => {
  const removed = await stored('Routa 2')
  await removeEvents(aino())
  deliverEvents(platform)
  await jobs.start()
  const event = await stored('Lumi 5')
  await until(event, { sentAt: expect.any(Date) })
  expect((await received()).map(({ attributes }) => attributes.unique_id)).toEqual([event])
  expect(await readEvent(platform.sql, removed)).toBeUndefined()
})

test('the service learns what was looked at, and of the person a pseudonym alone', async () => {
  const [event] = await received()
  expect(event?.attributes).toMatchObject({
    value: 451.6,
    value_currency: 'EUR',
    metric: { data: { attributes: { name: 'Viewed Product' } } },
    properties: { ProductID: 7, ProductName: 'Lumi 5', Brand: 'Pito' },
  })
  expect(JSON.stringify(event)).not.toContain(guest)
})

test.each([
  ['BUSY 429', 'status 429'],
  ['DOWN 503', 'status 503'],
  ['BAD 400', 'refused'],
])('a service that answers %s has not taken the event', async (name, lastError) => {
  await until(await stored(name), { sentAt: null, lastError })
})

test('after a month an event is forgotten', async () => {
  const id = await stored('Lumi 5')
  await deleteEventsBefore(platform.sql, new Date('2026-11-20T09:59:59Z'))
  expect(await readEvent(platform.sql, id)).toBeDefined()
  await deleteEventsBefore(platform.sql, new Date('2026-11-20T10:00:01Z'))
  expect(await readEvent(platform.sql, id)).toBeUndefined()
})

test('a production shop without a key sends to nobody', () => {
  const { config } = platform
  expect(marketingAddress({ ...config, klaviyoApiKey: undefined, shopMode: 'production' })).toBeNull()
  expect(marketingAddress({ ...config, klaviyoApiKey: undefined })?.url).toContain('/dev/klaviyo')
})
