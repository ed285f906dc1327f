import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Icon } from './icon.tsx'
import { drawnIcons, iconClass } from './icon-class.ts'
import { Logo } from './logo.tsx'

test('an icon with a label is a named image, and an icon without one is decorative', async () => {
  await render(
    <>
      <Icon name="warning" label="Attention" />
      <Icon name="close" />
    </>,
  )
  await expect.element(page.getByRole('img')).toHaveLength(1)
  const named = page.getByRole('img', { name: 'Attention' })
  await expect.element(named).toBeVisible()
  // The role is explicit, because not every browser gives an SVG with a name this role.
  await expect.element(named).toHaveAttribute('role', 'img')
  expect(await accessibilityFaults()).toEqual([])
})

test('each icon that a class draws is drawn as a mask of its own', async () => {
  await render(drawnIcons.map((name) => <span key={name} className={iconClass(name)} />))
  const masks = [...document.querySelectorAll('[class^=icon-]')].map((element) =>
    getComputedStyle(element, '::before'),
  )
  expect(masks.filter(({ maskImage }) => !maskImage.startsWith('url('))).toEqual([])
  expect(new Set(masks.map(({ maskPosition }) => maskPosition)).size).toBe(drawnIcons.length)
})

test('the logo is a link only when it has an address', async () => {
  await render(<Logo name="Pito" />)
  await expect.element(page.getByText('Pito')).toBeVisible()
  expect(page.getByRole('link').query()).toBeNull()
  await render(<Logo name="Pito" label="Pito, front page" href="#front" />)
  await expect.element(page.getByRole('link', { name: 'Pito, front page' })).toHaveAttribute('href', '#front')
  expect(await accessibilityFaults()).toEqual([])
})
