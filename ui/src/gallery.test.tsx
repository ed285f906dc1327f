import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'
import { Toaster } from './toast.tsx'

const page = renderToStaticMarkup(
  <>
    <Gallery />
    <Toaster label="Viestit" closeLabel="Sulje viesti" />
  </>,
)

test('nothing carries an inline style, which the content security policy would drop', () => {
  expect(page).not.toMatch(/\sstyle=/)
})

test('every id is given once', () => {
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(40)
  expect(ids).toEqual([...new Set(ids)])
})

test('every description, owner and label names something on the page', () => {
  const named = [...page.matchAll(/\s(?:aria-describedby|aria-controls|aria-labelledby|for)="([^"]+)"/g)]
  const ids = named.flatMap(([, value = '']) => value.split(' '))
  expect(ids.filter((id) => !page.includes(`id="${id}"`))).toEqual([])
})
