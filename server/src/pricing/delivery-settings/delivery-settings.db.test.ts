import type { DeliveryFields, DeliveryPlan } from '@pito/contracts/staff-delivery'
import { beforeEach, expect, test } from 'vitest'
import { staffShop } from '../../../testing/staff-shop.ts'
import { cachedSettings } from '../cached-settings.ts'
import { readPriceSettings } from '../store.ts'

const { platform, call, tokenOf } = await staffShop()
const [outi, paavo] = [await tokenOf('outi'), await tokenOf('paavo')]
const path = 'staff/settings/delivery'
const friday = '2026-11-20T10:00:00Z'
beforeEach(() => platform.at(friday))

const read = async (): Promise<DeliveryPlan> => (await call('GET', path, undefined, outi)).body.data
const remove = (id: number) => call('DELETE', `${path}/${id}`, undefined, outi)
const chargeOfOne = async () => (await readPriceSettings(platform.sql, platform.clock())).tiers[0]?.grossCents
const shownForOne = async () => (await cachedSettings({ platform })).tiers[0]?.grossCents

const fieldsOf = ({ current: { id: _, version: __, valid_from: ___, ...fields } }: DeliveryPlan) => fields
const oneFor = (gross_cents: number): DeliveryFields['tiers'] => [{ from_quantity: 1, gross_cents }]

async function change(changed: object, token = outi) {
  const plan = await read()
  const body = { ...fieldsOf(plan), valid_from: null, version: plan.current.version, ...changed }
  return call('POST', path, body, token)
}

async function saved(changed: object): Promise<DeliveryPlan> {
  const { status, body } = await change(changed)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.data
}

test('a new shop starts with delivery tiers, delivery days and a cut-off hour', async () => {
  const { now, current, scheduled } = await read()
  expect([now, scheduled]).toEqual([{ today: '2026-11-20', hour: 12 }, []])
  expect(current).toMatchObject({
    tiers: [1490, 2290, 2990, 3990].map((gross_cents, place) => ({ from_quantity: place + 1, gross_cents })),
    cars_least_days: 2,
    trucks_most_days: 7,
    cut_off_hour: 14,
    no_dispatch_weekdays: [],
    free_from_cents: null,
  })
})

test('a change from now on applies at once and is in the history', async () => {
  await saved({ tiers: oneFor(990), cut_off_hour: 12 })
  expect([await chargeOfOne(), await shownForOne()]).toEqual([990, 990])
  const history = await call('GET', 'staff/history/setting/delivery', undefined, outi)
  expect(history.body.data[0]).toMatchObject({
    action: 'delivery-changed',
    by: 'outi',
    before: { cut_off_hour: 14 },
    after: { tiers: oneFor(990), cut_off_hour: 12 },
  })
})

test('a save that changes nothing adds nothing', async () => {
  const before = await read()
  expect(await saved({})).toEqual(before)
})

test('a scheduled change applies from midnight in Helsinki, and before it can be edited and removed', async () => {
  await saved({ tiers: oneFor(1000) })
  const planned = await saved({ tiers: oneFor(1100), valid_from: '2026-11-23' })
  const [monday] = planned.scheduled
  expect([monday?.valid_from, planned.current.tiers]).toEqual(['2026-11-23', oneFor(1000)])
  const { id: _, ...stored } = monday ?? { id: 0 }
  const edited = await call('PUT', `${path}/${monday?.id}`, { ...stored, tiers: oneFor(1200) }, outi)
  expect(edited.body.data.scheduled).toMatchObject([{ id: monday?.id, tiers: oneFor(1200) }])
  platform.at('2026-11-22T21:59:59Z')
  expect([await chargeOfOne(), await shownForOne()]).toEqual([1000, 1000])
  platform.at('2026-11-22T22:00:00Z')
  expect([await chargeOfOne(), await shownForOne()]).toEqual([1200, 1200])
  platform.at(friday)
  expect((await remove(monday?.id ?? 0)).body.data.scheduled).toEqual([])
})

test('a change from now on applies on a day on which a scheduled change has started', async () => {
  const { scheduled } = await saved({ tiers: oneFor(1300), valid_from: '2027-02-01' })
  platform.at('2027-02-01T10:00:00Z')
  const session = await tokenOf('outi')
  const plan = (await call('GET', path, undefined, session)).body.data
  expect(plan.current.id).toBe(scheduled[0]?.id)
  const body = { ...fieldsOf(plan), tiers: oneFor(1400), valid_from: null, version: plan.current.version }
  expect((await call('POST', path, body, session)).status).toBe(200)
  expect(await chargeOfOne()).toBe(1400)
})

test('settings that have started are neither edited nor removed', async () => {
  const { current } = await read()
  const { id, ...stored } = current
  const answers = [
    await call('PUT', `${path}/${id}`, { ...stored, valid_from: '2027-03-01' }, outi),
    await remove(id),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(422)
    expect(body.errors.valid_from).toEqual(['These settings have started and can no longer be changed.'])
  }
  expect((await read()).current).toEqual(current)
  expect((await remove(999_999)).status).toBe(404)
})

const day = { valid_from: '2026-12-01' }
test.each([
  [
    'tiers without one tyre',
    { tiers: [{ from_quantity: 2, gross_cents: 100 }] },
    'tiers',
    'The first tier starts at 1 tyre.',
  ],
  ['no tiers', { tiers: [] }, 'tiers', 'The first tier starts at 1 tyre.'],
  ['a negative price', { tiers: oneFor(-1) }, 'tiers.0.gross_cents', /^A delivery price is 0 to 1,000 euros/],
  ['half a day', { cars_least_days: 1.5 }, 'cars_least_days', /^Enter the working days/],
  ['an hour that does not exist', { cut_off_hour: 25 }, 'cut_off_hour', 'Enter an hour, 0 to 24.'],
  [
    'no weekday with dispatch',
    { no_dispatch_weekdays: [1, 2, 3, 4, 5] },
    'no_dispatch_weekdays',
    /^Leave at least one/,
  ],
  [
    'a day that does not exist',
    { no_dispatch_dates: ['2026-02-30'] },
    'no_dispatch_dates.0',
    /^Write one day/,
  ],
  ['a threshold of nothing', { free_from_cents: 0 }, 'free_from_cents', /^Enter the threshold/],
  ['a start today', { valid_from: '2026-11-20' }, 'valid_from', /tomorrow at the earliest/],
])('%s is refused next to its field', async (_, changed, field, sentence) => {
  const before = await read()
  const { status, body } = await change(changed)
  expect(status).toBe(422)
  expect(body.errors[field]).toEqual([
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ])
  expect(await read()).toEqual(before)
})

test('all invalid fields are named at once', async () => {
  const { body } = await change({
    ...{ tiers: [{ from_quantity: 2, gross_cents: 100 }], cars_least_days: 9, cars_most_days: 2 },
    ...{ cut_off_hour: 25, valid_from: '2026-11-20' },
  })
  expect(Object.keys(body.errors).sort()).toEqual(['cars_most_days', 'cut_off_hour', 'tiers', 'valid_from'])
})

test('two scheduled changes cannot start on one date, but a change can be edited without moving its date', async () => {
  const { scheduled } = await saved(day)
  expect((await change(day)).body.errors.valid_from[0]).toMatch(/^Another change starts/)
  const [{ id = 0, ...stored } = {}] = scheduled
  expect((await call('PUT', `${path}/${id}`, stored, outi)).status).toBe(200)
  await remove(id)
})

test('if two people change the settings at once, one save is refused with the stored settings', async () => {
  const plan = await read()
  const send = (gross_cents: number) =>
    call(
      'POST',
      path,
      { ...fieldsOf(plan), tiers: oneFor(gross_cents), valid_from: null, version: plan.current.version },
      outi,
    )
  const answers = await Promise.all([send(1510), send(1520)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  const { current } = await read()
  expect(refused?.body.conflict).toMatchObject({ by: 'outi', current })
})

test('an edit of a scheduled change with an old version is refused', async () => {
  const [first] = (await saved(day)).scheduled
  const { id = 0, ...stored } = first ?? {}
  const edit = (changed: object) => call('PUT', `${path}/${id}`, { ...stored, ...changed }, outi)
  expect((await edit({ cut_off_hour: 9 })).status).toBe(200)
  const stale = await edit({ cut_off_hour: 10 })
  expect([stale.status, stale.body.conflict.current.cut_off_hour]).toEqual([409, 9])
  await remove(id)
})

test('a change needs the right to edit settings', async () => {
  expect((await change({ cut_off_hour: 1 }, paavo)).status).toBe(403)
})
