import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createMetrics } from '../metrics.ts'
import type { RenderedPage } from './page-cache.ts'
import { PageCache } from './page-cache.ts'

function shop({ maxBytes = 100_000 } = {}) {
  const state = { current: '1', previous: null as string | null, renders: 0 }
  const pages = new PageCache({
    maxBytes,
    metrics: createMetrics(),
    edition: state,
  })
  const render =
    (html = `render ${state.renders + 1}`, status = 200) =>
    async (): Promise<RenderedPage> => {
      state.renders += 1
      await Promise.resolve()
      return { status, headers: {}, body: Buffer.from(html) }
    }
  return { state, pages, render }
}
const text = async (page: ReturnType<PageCache['page']>) => (await page).body('identity').toString()

test('a page is rendered once and then cached', async () => {
  const { pages, render, state } = shop()
  await pages.page('/', render())
  expect(await text(pages.page('/', render()))).toBe('render 1')
  expect(state.renders).toBe(1)
})

test('a hundred concurrent requests cause one render', async () => {
  const { pages, render, state } = shop()
  await Promise.all(Array.from({ length: 100 }, () => pages.page('/', render())))
  expect(state.renders).toBe(1)
})

test('a page of an older edition is rendered again', async () => {
  const { pages, render, state } = shop()
  await pages.page('/', render())
  state.current = '2'
  expect(await text(pages.page('/', render()))).toBe('render 2')
})

test('just after a change the old page is served while the new one is made', async () => {
  const { pages, render, state } = shop()
  await pages.page('/', render())
  Object.assign(state, { current: '2', previous: '1' })
  expect(await text(pages.page('/', render()))).toBe('render 1')
  await new Promise(setImmediate)
  expect(await text(pages.page('/', render()))).toBe('render 2')
})

test('a page older than the edition before is never served, not even just after a change', async () => {
  const { pages, render, state } = shop()
  await pages.page('/', render())
  Object.assign(state, { current: '3', previous: '2' })
  expect(await text(pages.page('/', render()))).toBe('render 2')
})

test('a change during a render is not missed', async () => {
  const { pages, render, state } = shop()
  const first = pages.page('/', render())
  state.current = '2'
  await first
  await pages.page('/', render())
  expect(state.renders).toBe(2)
})

test('a request after a change does not get a render that began before the change', async () => {
  const { pages, render, state } = shop()
  const before = pages.page('/', render())
  Object.assign(state, { current: '3', previous: '2' })
  expect(await text(pages.page('/', render()))).toBe('render 2')
  expect(await text(before)).toBe('render 1')
})

test('a page that was not found is not cached', async () => {
  const { pages, render, state } = shop()
  await pages.page('/x', render('no', 404))
  await pages.page('/x', render('no', 404))
  expect(state.renders).toBe(2)
})

test('a page that a part is missing from is not cached', async () => {
  const { pages, render, state } = shop()
  const inPart = async () => ({ ...(await render()()), isComplete: false })
  expect(await text(pages.page('/', inPart))).toBe('render 1')
  expect(await text(pages.page('/', render()))).toBe('render 2')
  expect(state.renders).toBe(2)
})

test('a render that failed is tried again', async () => {
  const { pages, render } = shop()
  const failing = pages.page('/', () => Promise.reject(new Error('database away')))
  await expect(failing).rejects.toThrow('database away')
  expect(await text(pages.page('/', render()))).toBe('render 1')
})

test('the least recently used page is evicted when the cache is full', async () => {
  const { pages, render, state } = shop({ maxBytes: 50 })
  await pages.page('/a', render('a'.repeat(10)))
  await pages.page('/b', render('b'.repeat(10)))
  await pages.page('/a', render())
  await pages.page('/c', render('c'.repeat(10)))
  const before = state.renders
  await pages.page('/a', render())
  expect(state.renders).toBe(before)
  await pages.page('/b', render())
  expect(state.renders).toBe(before + 1)
})

test('a compressed page reads the same', async () => {
  const { pages, render } = shop()
  const page = await pages.page('/', render('renkaanvaihtoajanvaraus'))
  expect(brotliDecompressSync(page.body('br')).toString()).toBe('renkaanvaihtoajanvaraus')
})
