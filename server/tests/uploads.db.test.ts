import { expect, test } from 'vitest'
import { sendRawOverSocket } from '../testing/send-raw-over-socket.ts'
import { staffShop } from '../testing/staff-shop.ts'

const { app, platform, tokenOf } = await staffShop()
const kirsi = await tokenOf('kirsi')

const head = (call: string, token?: string) =>
  `${[
    `${call} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    'content-type: application/octet-stream',
    'content-length: 1000',
    ...(token ? [`authorization: Bearer ${token}`] : []),
  ].join('\r\n')}\r\n\r\n`

test.each([
  'POST /downloads/model-pictures/1',
  'POST /downloads/shop-logo',
  'POST /downloads/return-photos/1000000001',
  'PUT /downloads/imports/1/parts/0',
  'POST /api/v1/staff/brands',
])('%s refuses who may not call it, although the body never arrives', async (call) => {
  for (const [token, status] of [
    [undefined, 401],
    [kirsi, 403],
  ] as const)
    expect((await sendRawOverSocket(app, head(call, token))).status).toBe(status)
})

test('a logo is refused to whoever gave the second factor more than ten minutes ago', async () => {
  const owner = await tokenOf('outi')
  platform.at('2026-11-20T10:11:00Z')
  const { status, body } = await sendRawOverSocket(app, head('POST /downloads/shop-logo', owner))
  expect([status, body]).toEqual([403, expect.stringContaining('second-factor-required')])
})
