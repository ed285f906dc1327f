import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import { testPlatform } from '../../../testing/test-platform.ts'
import { createLog } from '../log.ts'
import { createServer } from './create-server.ts'

const lines = new PassThrough()
const platform = { ...(await testPlatform()), log: createLog('error', lines) }
const app = await createServer(platform, new Map())
const broken = vi.fn()
app.addHook('onError', async () => broken())
app.post('/form', () => 'sent')
app.post('/failing', () => Promise.reject(new Error('a fault of the shop')))
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

test('a client that breaks off its upload is no error in the log', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST /form HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n')
  socket.write('content-length: 1000\r\n\r\n{"half":')
  await once(app.server, 'request')
  socket.resetAndDestroy()
  await expect.poll(() => broken.mock.calls.length).toBe(1)
  await app.inject({ method: 'POST', url: '/failing' })
  expect(String(lines.read()).trim().split('\n')).toEqual([expect.stringContaining('a fault of the shop')])
})
