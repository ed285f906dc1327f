import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Pager } from './pager.tsx'

const nav = page.getByRole('navigation', { name: 'Pages' })
const pager = (at: number, pages: number) => (
  <Pager
    page={at}
    pages={pages}
    href={(number) => `#page-${number}`}
    label="Pages"
    previousLabel="Previous page"
    nextLabel="Next page"
    pageLabel={(number) => `Page ${number}`}
  />
)

test('a single page has no pager', async () => {
  await render(pager(1, 1))
  expect(nav.query()).toBeNull()
})

for (const [at, previous, next] of [
  [1, null, '#page-2'],
  [6, '#page-5', '#page-7'],
  [12, '#page-11', null],
] as const)
  test(`at page ${at} of twelve the links lead to the neighbours that exist`, async () => {
    await render(pager(at, 12))
    const address = (name: string) => nav.getByRole('link', { name }).query()?.getAttribute('href') ?? null
    expect([address('Previous page'), address('Next page')]).toEqual([previous, next])
    const current = nav.getByRole('link', { name: `Page ${at}` })
    await expect.element(current).toHaveAttribute('aria-current', 'page')
    await expect.element(current).toHaveAttribute('href', `#page-${at}`)
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
    expect(await accessibilityFaults()).toEqual([])
  })

test('a gap between the numbers is hidden from screen readers', async () => {
  await render(pager(6, 12))
  await expect.element(nav).toBeVisible()
  const gaps = page.getByText('…').elements()
  expect(gaps.length).toBeGreaterThan(0)
  for (const gap of gaps) expect(gap).toHaveAttribute('aria-hidden', 'true')
})
