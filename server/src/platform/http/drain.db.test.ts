import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { testPlatform } from '../../../testing/test-platform.ts'
import { createServer } from './create-server.ts'

const platform = await testPlatform()
const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

afterEach(() => vi.useRealTimers())

async function openShop(drainSeconds = 0) {
  const config = { ...platform.config, drainSeconds }
  const app = await createServer({ ...platform, config }, new Map())
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  app.get('/slow', () => {
    begin()
    return finished.then(() => 'done')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { port } = app.server.address() as AddressInfo
  const connected = async () => {
    const socket = connect(port, '127.0.0.1')
    await Promise.all([once(socket, 'connect'), once(app.server, 'connection')])
    return socket
  }
  return { app, finish, begun, connected }
}

/** Advances the clock by the time that a stopping shop waits for requests that are on their way. */
async function afterDraining(milliseconds = 500): Promise<void> {
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(milliseconds)
}

async function restOf(socket: Socket): Promise<string> {
  let text = ''
  for await (const part of socket) text += part
  return text
}

test('requests that arrive while the shop stops are answered as ever, and their connections end', async () => {
  const { app, connected } = await openShop()
  const socket = await connected()
  const closing = app.close()
  const later = await connected()
  socket.write(request('/healthz'))
  later.write(request('/nothing'))
  const [answer, refusal] = [await restOf(socket), await restOf(later)]
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(refusal).toMatch(/^HTTP\/1.1 404 /)
  expect(refusal).toContain('"code":"not-found"')
  for (const text of [answer, refusal]) {
    expect(text).toMatch(/^connection: close\r$/im)
    expect(text).toMatch(/^x-request-id: /im)
  }
  await afterDraining()
  await closing
})

test('a request on an open connection is answered even when the port is closed', async () => {
  const { app, connected } = await openShop()
  const socket = await connected()
  const closing = app.close()
  await afterDraining()
  await expect.poll(() => app.server.listening).toBe(false)
  socket.write(request('/healthz'))
  expect(await restOf(socket)).toMatch(/^HTTP\/1.1 200 /)
  await closing
})

test('a request under way is finished', async () => {
  const { app, connected, begun, finish } = await openShop()
  const socket = await connected()
  socket.write(request('/slow'))
  await begun
  const closing = app.close()
  await afterDraining()
  finish()
  const text = await restOf(socket)
  expect(text).toMatch(/^connection: close\r$/im)
  expect(text).toMatch(/done$/)
  await closing
})

test('whoever is connected and asks nothing does not hold the shop up', async () => {
  const { app, connected } = await openShop()
  const socket = await connected()
  const closing = app.close()
  await afterDraining()
  await expect.poll(() => app.server.listening).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  expect(await restOf(socket)).toBe('')
  await closing
})

test('a load balancer has time to take a stopping shop out', async () => {
  const { app, connected } = await openShop(5)
  const closing = app.close()
  const [probe, buyer] = [await connected(), await connected()]
  probe.write(request('/readyz'))
  buyer.write(request('/healthz'))
  const answer = await restOf(probe)
  expect(answer).toMatch(/^HTTP\/1.1 503 /)
  expect(answer).toContain('The shop is stopping.')
  expect(await restOf(buyer)).toMatch(/^HTTP\/1.1 200 /)
  await afterDraining(5000)
  await closing
})

test('a shop that nobody is connected to stops at once', async () => {
  const { app } = await openShop()
  await app.close()
})
