import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyPart } from './lazy-part.tsx'
import { dataOf, serverOnly } from './server-only.ts'
import { Static } from './static.tsx'

const namePart = new LazyPart(() => Promise.resolve(({ name }: { name: string }) => <b>{name}</b>))
const rowOf = (model: ReturnType<typeof serverOnly<{ name: string }>>) => (
  <Static as="li" id={model.id} className="model">
    {namePart.render(dataOf(model))}
  </Static>
)
const inBrowser = (elements: Record<string, string>) => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id in elements ? { innerHTML: elements[id] } : null),
  })
}

beforeEach(() => namePart.load())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('the server renders the children', () => {
  expect(renderToString(rowOf(serverOnly('model-1', { name: 'Tuisku' })))).toBe(
    '<li id="model-1" class="model"><b>Tuisku</b></li>',
  )
})

test('data that stay on the server travel by their id alone', () => {
  expect(JSON.stringify(serverOnly('model-1', { name: 'Tuisku' }))).toBe('{"id":"model-1"}')
})

test('a browser leaves the markup that came with the page', () => {
  inBrowser({ 'model-2': '<b>Tuisku</b>' })
  expect(renderToString(rowOf({ id: 'model-2' }))).toBe('<li id="model-2" class="model"><b>Tuisku</b></li>')
})

test('rendering again gives React nothing to write', () => {
  inBrowser({ 'model-5': '<details>Tuisku</details>' })
  const html = () => Static({ id: 'model-5', children: null }).props.dangerouslySetInnerHTML
  expect(html()).toBe(html())
})

test('a part that has left the page comes back with its markup', () => {
  inBrowser({ 'model-3': '<b>Tuisku</b>' })
  const first = renderToString(rowOf({ id: 'model-3' }))
  inBrowser({})
  expect(renderToString(rowOf({ id: 'model-3' }))).toBe(first)
})

test('a browser that has loaded the data renders them, whatever stood there before', () => {
  inBrowser({ 'model-4': '<b>Tuisku</b>' })
  expect(renderToString(rowOf(serverOnly('model-4', { name: 'Pakkanen' })))).toContain('<b>Pakkanen</b>')
})

test('a part renders nothing until it is loaded', async () => {
  const part = new LazyPart(() => Promise.resolve(() => <p>points</p>))
  expect(part.render({})).toBeNull()
  await part.load()
  expect(renderToString(part.render({}))).toBe('<p>points</p>')
})
