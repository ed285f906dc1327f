import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Breadcrumb } from './breadcrumb.tsx'

const crumbs = [
  { label: 'Front page', href: '#front' },
  { label: 'Winter tyres', href: '#winter' },
]
const path = page.getByRole('navigation', { name: 'You are here' })

test('the pages above are links in their order, and the current page is marked', async () => {
  await render(<Breadcrumb label="You are here" crumbs={crumbs} here="205/55 R16" />)
  const links = path.getByRole('link').elements() as HTMLAnchorElement[]
  expect(links.map(({ text, hash }) => [text, hash])).toEqual([
    ['Front page', '#front'],
    ['Winter tyres', '#winter'],
  ])
  await expect.element(path.getByText('205/55 R16')).toHaveAttribute('aria-current', 'page')
  expect(await accessibilityFaults()).toEqual([])
})

test('the current page is a link when it has a permanent address', async () => {
  await render(<Breadcrumb label="You are here" crumbs={crumbs} here="205/55 R16" hereHref="#size" />)
  const here = path.getByRole('link', { name: '205/55 R16' })
  await expect.element(here).toHaveAttribute('href', '#size')
  await expect.element(here).toHaveAttribute('aria-current', 'page')
})
