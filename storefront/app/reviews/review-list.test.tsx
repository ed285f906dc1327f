import type { Review } from '@pito/contracts/reviews'
import { PageFactsContext } from '@pito/web/locale/page-facts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewList } from './review-list.tsx'

const review = {
  id: 1,
  stars: 5,
  text: null,
  display_name: null,
  locale: 'en_GB',
  size_text: '205/55 R16',
  reviewed_on: '2026-11-03',
} as unknown as Review

function render(row: Review, level: 2 | 3 = 2): string {
  return renderToString(
    <PageFactsContext value={{ locale: 'en_GB', today: '2026-11-21' }}>
      <ReviewList rows={[row]} level={level} isSplit={false} />
    </PageFactsContext>,
  )
}

test.each([2, 3] as const)('a review without a name has a heading of level %i', (level) => {
  const markup = render(review, level)
  const [, heading = ''] = new RegExp(`<article[^>]*><h${level}[^>]*>(.*?)</h${level}>`).exec(markup) ?? []
  expect(heading).toContain('5 out of 5 stars')
  expect(heading).toContain('Verified buyer')
})

test('a text in another language than the page says in which language it was written', () => {
  const text = 'Hiljaiset ja pitävät.'
  expect(render({ ...review, text, locale: 'fi_FI' })).toContain('Written in Finnish')
  expect(render({ ...review, text })).not.toContain('Written in')
  expect(render({ ...review, locale: 'fi_FI' })).not.toContain('Written in')
})
