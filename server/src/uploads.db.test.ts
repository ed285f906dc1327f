import { expect, test } from 'vitest'
import { sendRawOverSocket } from '../testing/send-raw-over-socket.ts'
import { staffShop } from '../testing/staff-shop.ts'

const { app, tokenOf } = await staffShop()
const kirsi = await tokenOf('kirsi')

test.each([
  'POST /downloads/model-pictures/1',
  'POST /downloads/shop-logo',
  'PUT /downloads/imports/1/parts/0',
  'POST /api/v1/staff/brands',
])('%s refuses who may not call it, although the body never arrives', async (call) => {
  for (const [who, status] of [
    ['', 401],
    [`authorization: Bearer ${kirsi}`, 403],
  ] as const) {
    const head = [
      `${call} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      'content-type: application/octet-stream',
      'content-length: 1000',
      ...(who ? [who] : []),
    ]
    expect((await sendRawOverSocket(app, `${head.join('\r\n')}\r\n\r\n`)).status).toBe(status)
  }
})
