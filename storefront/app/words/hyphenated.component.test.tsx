import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { Hyphenated } from './hyphenated.tsx'

test('a long word is broken between its parts, and neither its text nor its name has a soft hyphen', async () => {
  await renderInShop(
    <h1 style={{ inlineSize: '5em', fontSize: '16px' }}>
      <Hyphenated text="Pääsyavaimella" />
    </h1>,
    { locale: 'fi_FI' },
  )
  const heading = page.getByRole('heading')
  await expect.element(heading).toBeVisible()
  expect(heading.element().textContent).toBe('Pääsyavaimella')
  // The empty alternative keeps the soft hyphen out of the accessible name.
  const hyphen = heading.element().querySelector('i') as Element
  expect(getComputedStyle(hyphen, '::before').content).toMatch(/ \/ ""$/)
  const topOf = (part: ChildNode | null | undefined) => {
    const range = document.createRange()
    if (part) range.selectNode(part)
    return range.getBoundingClientRect().top
  }
  const text = heading.element().querySelector('span')
  expect(topOf(text?.lastChild)).toBeGreaterThan(topOf(text?.firstChild))
})
