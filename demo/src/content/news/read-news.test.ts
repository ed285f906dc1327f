import { sanitiseHtml } from '@pito/server/src/content/sanitise-html.ts'
import { expect, test } from 'vitest'
import { readNews } from './read-news.ts'

test.each(['news', 'articles'] as const)('the six %s say as much in English as in Finnish', (file) => {
  const outline = (language: 'fi' | 'en') =>
    readNews(file, language).map(({ slug, day, content }) => [slug, day, content.match(/<(h2|p|ul|li)>/g)])
  expect(outline('fi')).toHaveLength(6)
  expect(outline('en')).toEqual(outline('fi'))
})

test('cleaning takes nothing from them', () => {
  for (const { content, title, summary } of [...readNews('news', 'fi'), ...readNews('articles', 'en')]) {
    expect(sanitiseHtml(content)).toBe(content)
    expect([title.length, summary.length].every((length) => length > 10)).toBe(true)
  }
})
