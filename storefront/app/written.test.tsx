import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { keepMarkup } from './keep-markup.ts'
import { KeepMarkupContext } from './use-keep.tsx'
import { Written } from './written.tsx'

const menuOf = (names: readonly string[]) => (
  <Written tag="ul" id="menu" by={[names]}>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </Written>
)
const onServer = (names: readonly string[]) =>
  renderToString(<KeepMarkupContext value={keepMarkup}>{menuOf(names)}</KeepMarkupContext>)

afterEach(() => vi.unstubAllGlobals())

test('the server writes a part once for the things that it is written from', () => {
  const names = ['Renkaat']
  expect(onServer(names)).toBe('<ul id="menu"><li>Renkaat</li></ul>')
  names.push('Asennus')
  expect(onServer(names)).toBe('<ul id="menu"><li>Renkaat</li></ul>')
  expect(onServer([...names])).toBe('<ul id="menu"><li>Renkaat</li><li>Asennus</li></ul>')
})

test('a browser leaves it as it came, also when the frame begins anew', () => {
  vi.stubGlobal('document', { getElementById: () => ({ innerHTML: '<li>Renkaat</li>' }) })
  expect(renderToString(menuOf([]))).toBe('<ul id="menu"><li>Renkaat</li></ul>')
  vi.stubGlobal('document', { getElementById: () => null })
  expect(renderToString(menuOf([]))).toBe('<ul id="menu"><li>Renkaat</li></ul>')
})
