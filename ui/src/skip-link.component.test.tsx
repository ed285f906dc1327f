import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { SkipLink } from './skip-link.tsx'

test('a skip link is seen while it has the focus, and leads behind what it skips', async () => {
  await render(
    <>
      <SkipLink target="results">Skip the filters</SkipLink>
      <Button>A filter</Button>
      <div id="results" tabIndex={-1}>
        <Button>A result</Button>
      </div>
    </>,
  )
  const skip = page.getByRole('link', { name: 'Skip the filters' })
  const atItsPlace = () => {
    const { x, y, width, height } = skip.element().getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)
  }
  expect(atItsPlace()).not.toBe(skip.element())
  await userEvent.keyboard('{Tab}')
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toBeInViewport({ ratio: 1 })
  expect(atItsPlace()).toBe(skip.element())
  expect(await accessibilityFaults()).toEqual([])
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.element(page.getByRole('button', { name: 'A result' })).toHaveFocus()
})
