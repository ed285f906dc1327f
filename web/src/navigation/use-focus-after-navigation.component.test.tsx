import { useEffect, useRef } from 'react'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'

function Frame() {
  useFocusAfterNavigation()
  return (
    <>
      <Link to="/tyres">Tyres</Link>
      <Link to="/tyres#filters">More filters</Link>
      <Link to="/log-in">Log in</Link>
      <Link to="?sort=name">Sort</Link>
      <Link to="/order">Orders</Link>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

function LogIn() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <h1>Log in</h1>
      <input aria-label="Email" ref={field} />
    </>
  )
}

const tyres = (
  <>
    <h1>All tyres</h1>
    <section id="filters" aria-label="Filters" />
  </>
)

const account = (page: string) => (
  <>
    <h1>Welcome, Aino</h1>
    <h2>{page}</h2>
  </>
)

async function follow(link: string, from = '/') {
  const Stub = createRoutesStub([
    {
      Component: Frame,
      children: [
        { path: '/', Component: () => <h1>Home</h1> },
        { path: '/tyres', Component: () => tyres },
        { path: '/log-in', Component: LogIn },
        { path: '/profile', Component: () => account('Your details') },
        { path: '/order', Component: () => account('Your orders') },
      ],
    },
  ])
  await render(<Stub initialEntries={[from]} />)
  const followed = page.getByRole('link', { name: link, exact: true })
  followed.element().focus()
  await userEvent.keyboard('{Enter}')
  return followed
}

test('a followed link of the header moves the focus to the heading of the new page', async () => {
  await follow('Tyres')
  await expect.element(page.getByRole('heading', { name: 'All tyres' })).toHaveFocus()
})

test('a fragment moves the focus to the place that it names', async () => {
  await follow('More filters')
  await expect.element(page.getByRole('region', { name: 'Filters' })).toHaveFocus()
})

test('an element that the new page has focused keeps the focus', async () => {
  await follow('Log in')
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
})

test('a page that shares its first heading with the page before gets the focus at its own heading', async () => {
  await follow('Orders', '/profile')
  await expect.element(page.getByRole('heading', { name: 'Your orders' })).toHaveFocus()
})

test('a change of the query alone leaves the focus on the link', async () => {
  const link = await follow('Sort')
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await expect.element(link).toHaveFocus()
})
