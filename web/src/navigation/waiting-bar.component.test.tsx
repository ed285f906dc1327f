import { createRoutesStub, Link, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WaitingBar } from './waiting-bar.tsx'

const bar = () => document.querySelector('.waiting')
const link = page.getByRole('link', { name: 'Next' })
const back = page.getByRole('button', { name: 'By script' })

function First() {
  const navigate = useNavigate()
  return (
    <>
      <WaitingBar />
      <Link to="/next">Next</Link>
      <input type="button" value="By script" onClick={() => void navigate('/next')} />
    </>
  )
}

async function open() {
  const loaded = Promise.withResolvers<null>()
  const Shop = createRoutesStub([
    { path: '/', Component: First },
    { path: '/next', loader: () => loaded.promise, Component: () => <h1>The next page</h1> },
  ])
  await render(<Shop initialEntries={['/']} />)
  return loaded
}

test('a pressed link is busy and the bar is shown until the next page is there', async () => {
  const loaded = await open()
  expect(bar()).not.toHaveAttribute('data-active')
  await link.click()
  await expect.element(link).toHaveAttribute('aria-busy', 'true')
  expect(bar()).toHaveAttribute('data-active')
  await expect.poll(() => bar() && getComputedStyle(bar() as Element).visibility).toBe('visible')
  loaded.resolve(null)
  await expect.element(page.getByRole('heading', { name: 'The next page' })).toBeVisible()
})

test('a navigation by a script shows the bar and marks no link', async () => {
  await open()
  await back.click()
  await expect.poll(() => bar()?.hasAttribute('data-active')).toBe(true)
  expect(document.querySelector('[aria-busy]')).toBeNull()
})
