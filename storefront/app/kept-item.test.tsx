import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { itemOf } from './item.ts'
import { keepMarkup } from './keep-markup.ts'
import { KeptItem } from './kept-item.tsx'
import { stillPart } from './still/still-part.tsx'
import { KeepMarkupContext } from './use-keep.tsx'

const namePart = stillPart(() => Promise.resolve(({ name }: { name: string }) => <b>{name}</b>))
await namePart.ready()
const tuisku = itemOf('model-7', { name: 'Tuisku' })
const asSent = JSON.parse(JSON.stringify(tuisku)) as typeof tuisku
const listOf = (item: typeof tuisku) => <KeptItem className="model" item={item} part={namePart} />

afterEach(() => vi.unstubAllGlobals())

test('an item travels by its id alone', () => {
  expect(asSent).toEqual({ id: 'model-7' })
})

test('the server writes what is shown of it, and a browser that loaded the list does the same', () => {
  const onServer = <KeepMarkupContext value={keepMarkup}>{listOf(tuisku)}</KeepMarkupContext>
  const written = '<li class="model" id="model-7"><b>Tuisku</b></li>'
  expect(renderToString(onServer)).toBe(written)
  expect(renderToString(listOf(tuisku))).toBe(written)
})

test('an item that came with the page keeps its markup, also when it has left the page and comes back', () => {
  const page = [{ innerHTML: '<b>Tuisku</b>' }]
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'model-7' ? (page[0] ?? null) : null) })
  const first = renderToString(listOf(asSent))
  expect(first).toContain('<b>Tuisku</b>')
  page.pop()
  expect(renderToString(listOf(asSent))).toBe(first)
})
