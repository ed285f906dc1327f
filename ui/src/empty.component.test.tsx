import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'

for (const [level, given] of [
  [2, 2],
  [3, undefined],
] as const)
  test(`an empty state has a heading of level ${level}${given ? '' : ' by default'} and a next step`, async () => {
    await render(
      <>
        <h1>Tyres</h1>
        {level === 3 && <h2>Results</h2>}
        <Empty title="No tyres match" {...(given && { level: given })}>
          <Button>Clear the filters</Button>
        </Empty>
      </>,
    )
    await expect.element(page.getByRole('heading', { level, name: 'No tyres match' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Clear the filters' })).toBeVisible()
    expect(document.querySelector('.tread')).toHaveAttribute('aria-hidden', 'true')
    expect(await accessibilityFaults()).toEqual([])
  })
