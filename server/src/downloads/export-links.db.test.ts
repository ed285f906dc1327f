import { expect, test } from 'vitest'
import { downloadShop, tokenOf } from '../platform/testing/download-shop.ts'

const { platform, post, open } = await downloadShop()

test('a link is over after fifteen minutes, whoever opens it', async () => {
  const token = await tokenOf(platform, 'aino')
  const { message } = (await post('stock-list/export', {}, token)).json()
  platform.at('2026-11-20T10:14:59Z')
  expect((await open(message, token)).statusCode).toBe(200)
  platform.at('2026-11-20T10:15:00Z')
  expect((await open(message, await tokenOf(platform, 'aino'))).statusCode).toBe(404)
})

test('sixty exports an hour, then no more', async () => {
  const token = await tokenOf(platform, 'veikko')
  const statuses = []
  for (let time = 0; time < 61; time += 1)
    statuses.push((await post('stock-list/export', {}, token)).statusCode)
  expect(statuses.indexOf(429)).toBe(60)
})
