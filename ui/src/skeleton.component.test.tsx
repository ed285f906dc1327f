import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Bone, Skeleton } from './skeleton.tsx'

test('a skeleton announces that something is loading and hides its bars from screen readers', async () => {
  await render(
    <Skeleton label="Loading tyres">
      <Bone kind="title" />
      <Bone />
    </Skeleton>,
  )
  await expect.element(page.getByRole('status', { name: 'Loading tyres' })).toBeVisible()
  expect(document.querySelector('.skel')).toHaveAttribute('aria-hidden', 'true')
  expect(await accessibilityFaults()).toEqual([])
})

test('the bars have the widths and heights of what they stand for', async () => {
  await render(
    <div style={{ inlineSize: 200 }}>
      <Skeleton label="Loading">
        <Bone width="short" />
        <Bone width="half" />
        <Bone width="long" />
        <Bone kind="title" />
        <Bone kind="button" />
        <Bone kind="picture" />
      </Skeleton>
    </div>,
  )
  const bars = [...document.querySelectorAll<HTMLElement>('.skel__bar')]
  const size = (bar: HTMLElement) => [bar.offsetWidth, bar.offsetHeight]
  expect(bars.map(size)).toEqual([
    [60, 16],
    [100, 16],
    [150, 16],
    [200, 24],
    [200, 44],
    [200, 200],
  ])
})
