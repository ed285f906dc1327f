import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewsList } from './news.tsx'

const words = { folder: '/news', empty: 'Ei vielä uutisia', emptyHint: 'Löydät ne täältä.' }

test('an item leads to its page and says the day in Helsinki on which it was published', () => {
  const item = {
    id: 1,
    kind: 'news',
    slug: 'a-night',
    title: 'Yö',
    summary: 'Lyhyesti',
    published_at: '2026-11-19T22:30:00.000Z',
  } as const
  const html = renderToStaticMarkup(<NewsList items={[item]} {...words} />)
  expect(html).toContain('<a href="/news/a-night">Yö</a>')
  expect(html).toContain('>20.11.2026</time>')
})

test('without items it says so, and what will be there', () => {
  const html = renderToStaticMarkup(<NewsList items={[]} {...words} />)
  expect(html).toContain('Ei vielä uutisia')
  expect(html).toContain('Löydät ne täältä.')
})
