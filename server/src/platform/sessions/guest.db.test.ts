import { beforeAll, expect, test } from 'vitest'
import type { SmallShop } from '../../../testing/small-shop.ts'
import { aContext, aVisit, cookiesAfter, smallShop } from '../../../testing/small-shop.ts'
import { anonymousIdOf, guestOrNew } from './guest.ts'
import { callerOfGuest } from './identify.ts'

const noon = new Date('2026-11-20T12:00:00Z')
let shop: SmallShop

beforeAll(async () => {
  shop = await smallShop({ SHOP_URL: 'https://shop.example' })
})

test('the first write issues a guest token, and its cookie is recognised from then on', () => {
  const { platform } = shop
  const ctx = aContext(platform, noon)
  const { guestId } = guestOrNew(ctx)
  expect(ctx.setCookies).toHaveLength(1)
  expect(ctx.setCookies[0]).toMatch(/^__Host-guest=.+; Max-Age=7776000; SameSite=Lax; Secure; HttpOnly$/)
  const next = aVisit(platform, noon, { cookies: cookiesAfter(ctx.setCookies) })
  expect(callerOfGuest(platform, next)).toEqual({ kind: 'guest', guestId })
})

test('the next write belongs to the same guest', () => {
  const guestId = '0b7f4a34-5a3c-4b61-9c58-0e6a0f6c2f11'
  expect(guestOrNew(aContext(shop.platform, noon, { kind: 'guest', guestId })).guestId).toBe(guestId)
})

test('a client without a cookie names its guest as anonymous_id', () => {
  const { platform } = shop
  const { guestId, anonymousId } = guestOrNew(aContext(platform, noon))
  expect(callerOfGuest(platform, aVisit(platform, noon, { anonymousId }))).toEqual({ kind: 'guest', guestId })
})

test('whoever has a cookie stays its guest, whatever anonymous_id a link brings along', () => {
  const { platform } = shop
  const [own, foreign] = [guestOrNew(aContext(platform, noon)), guestOrNew(aContext(platform, noon))]
  const cookies = { '__Host-guest': own.anonymousId }
  const visit = aVisit(platform, noon, { cookies, anonymousId: foreign.anonymousId })
  expect(callerOfGuest(platform, visit)).toEqual({ kind: 'guest', guestId: own.guestId })
})

test('an id that the shop did not issue is nobody, and a write then issues another', () => {
  const { platform } = shop
  const { guestId, anonymousId } = guestOrNew(aContext(platform, noon))
  const other = '11111111-1111-4111-8111-111111111111'
  for (const made of [
    other,
    guestId,
    anonymousId.replace(guestId, other),
    `${anonymousId}A`,
    'x'.repeat(5000),
  ]) {
    const caller = callerOfGuest(platform, aVisit(platform, noon, { anonymousId: made }))
    expect(caller).toEqual({ kind: 'nobody' })
  }
  expect(guestOrNew(aContext(platform, noon, { kind: 'nobody' }, { anonymousId: other })).guestId).not.toBe(
    other,
  )
})

test('a guest token of another shop is not adopted', async () => {
  const other = await shop.reopened({ SECRET_KEY: 'the secret of another shop altogether, as long' })
  const anonymousId = anonymousIdOf(other, '22222222-2222-4222-8222-222222222222')
  expect(callerOfGuest(shop.platform, aVisit(shop.platform, noon, { anonymousId }))).toEqual({
    kind: 'nobody',
  })
})
