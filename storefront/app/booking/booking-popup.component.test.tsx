import { createAppointment, getDealerAppointments } from '@pito/contracts/booking'
import { getCartItems } from '@pito/contracts/cart'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { formAction } from '@pito/web/form/form-action'
import { animationsEnded } from '@pito/web/testing/animations-ended'
import { stubApi } from '@pito/web/testing/stub-api'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import type { BookingDealer } from './booking-dealer.ts'
import { timesAddress } from './booking-dealer.ts'
import { BookingPopup } from './booking-popup.tsx'
import { submitBooking } from './submit-booking.ts'

const dealer = {
  id: 7,
  slug: 'pitorengas-tampere',
  name: 'Pitorengas',
  street: 'Rengaskatu 1',
  zipcode: '33100',
  city: 'Tampere',
  hasCalendar: true,
} as BookingDealer

const opened = { number: 1, start: null }
const grid = page.getByRole('grid')
const closed = 'The service point is closed then.'
const day = (name: RegExp) => grid.getByRole('button', { name })
const sunday = day(/29/)
const monday = day(/30/)

const calendar = {
  last_date: '2026-12-11',
  days: [
    { schedule_date: '2026-11-27', start_times: ['09:00:00'] },
    { schedule_date: '2026-11-30', start_times: ['09:00:00', '10:00:00'] },
  ],
  unavailable: [{ schedule_date: '2026-11-29', full_day: true, reason: 'closed' as const }],
}

beforeEach(() => {
  stubApi()
    .on(getCartItems.anonymous, () => ({ id: 'cart', quantity: 4 }))
    .on(getDealerAppointments, () => ({ data: calendar }))
})

async function renderPopup(locale: Locale = 'en_GB') {
  const action = formAction(submitBooking).inBrowser as never
  await renderInShop(
    <BookingPopup dealer={dealer} opened={opened} isOpen onOpen={() => {}} onClose={() => {}} />,
    { locale, routes: [{ path: timesAddress(dealer.slug, languageOf(locale)), action }] },
  )
  await expect.element(monday).toBeVisible()
}

test('a day that cannot be picked says why while it is looked at', async () => {
  await renderPopup()
  await sunday.hover()
  await expect.element(page.getByText(`Sun 29 Nov: ${closed}`)).toBeVisible()
  await expect.element(sunday).toHaveAttribute('aria-disabled', 'true')
  monday.element().focus()
  await expect.element(page.getByText(closed)).not.toBeInTheDocument()
})

test('the dialog opens with the focus on its title, which names the service point', async () => {
  await renderPopup()
  await expect.element(page.getByRole('heading', { name: /^Book a fitting time Pitorengas/ })).toHaveFocus()
})

test('on a phone the days stay where they are while their reasons change', async () => {
  await page.viewport(360, 900)
  await renderPopup()
  // Hovering scrolls a day into view, and a font that is loaded late changes the heights of the lines.
  sunday.element().scrollIntoView({ block: 'nearest' })
  await document.fonts.ready
  await animationsEnded()
  const place = () => grid.element().getBoundingClientRect().toJSON()
  const before = place()
  await sunday.hover()
  await expect.element(page.getByText(closed, { exact: false })).toBeVisible()
  await expect.poll(place).toEqual(before)
})

test('in Finnish the errors and the calendar are Finnish', async () => {
  await renderPopup('fi_FI')
  await page.getByRole('button', { name: 'Jatka tilauksen tietoihin' }).click()
  const links = page.getByRole('alert').getByRole('link')
  await expect.element(links.first()).toHaveTextContent('Varauksen päivämäärä')
  await expect.element(links.last()).toHaveTextContent('Varauksen aika')
  expect(document.querySelector('th')).toHaveTextContent('ma')
})

test('choosing a day announces the number of its times, and the errors say what to choose', async () => {
  await renderPopup()
  await page.getByRole('button', { name: 'Proceed to Order information' }).click()
  const section = page.getByRole('region', { name: 'Fitting day' })
  await expect.element(section).toHaveFocus()
  await expect.element(section).toHaveAccessibleDescription('Choose a day')
  await expect.element(monday).toHaveAccessibleName(/2 free times$/)
  await monday.click()
  await expect.element(page.getByText('Mon 30 Nov: 2 free times')).toHaveAttribute('role', 'status')
})

test.each([
  [390, 800],
  [1280, 900],
])(
  'at %i px the dialog keeps its size while the times load and a day is chosen, and its button waits',
  async (width, height) => {
    await page.viewport(width, height)
    const asked = Promise.withResolvers<void>()
    stubApi()
      .on(getCartItems.anonymous, () => ({ id: 'cart', quantity: 4 }))
      .on(getDealerAppointments, async () => {
        await asked.promise
        return { data: calendar }
      })
    await renderInShop(
      <BookingPopup dealer={dealer} opened={opened} isOpen onOpen={() => {}} onClose={() => {}} />,
    )
    const button = page.getByRole('button', { name: 'Proceed to Order information' })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await document.fonts.ready
    await animationsEnded()
    const size = () => page.getByRole('dialog').element().getBoundingClientRect().toJSON()
    const before = size()
    asked.resolve()
    await expect.element(monday).toBeVisible()
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    expect(size()).toEqual(before)
    await monday.click()
    await expect.element(page.getByText('Mon 30 Nov: 2 free times')).toBeInTheDocument()
    expect(size()).toEqual(before)
  },
)

function OpenPopup() {
  const [isOpen, setOpen] = useState(true)
  return (
    <BookingPopup
      dealer={dealer}
      opened={opened}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    />
  )
}

test('the dialog keeps its calendar while it closes', async () => {
  await renderInShop(<OpenPopup />)
  await expect.element(monday).toBeVisible()
  const dialog = page.getByRole('dialog').element() as HTMLDialogElement
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.open).toBe(false)
  expect(dialog.querySelector('[role=grid]')).not.toBeNull()
})

test('after the booking the dialog keeps its size and its button waits until the next page is there', async () => {
  await page.viewport(390, 800)
  stubApi()
    .on(getCartItems.anonymous, () => ({ id: 'cart', quantity: 4 }))
    .on(getDealerAppointments, () => ({ data: calendar }))
    .on(createAppointment.anonymous, () => ({}))
  const next = Promise.withResolvers<null>()
  let loads = 0
  const loader = () => {
    loads += 1
    return next.promise
  }
  const action = formAction(submitBooking).inBrowser as never
  const information = { path: '/cart/user-info', loader, Component: () => <h1>Information</h1> }
  await renderInShop(<OpenPopup />, {
    routes: [{ path: timesAddress(dealer.slug, 'en'), action }, information],
  })
  await monday.click()
  await page.getByRole('radio').first().click()
  await document.fonts.ready
  await animationsEnded()
  const size = () => page.getByRole('dialog').element().getBoundingClientRect().toJSON()
  const before = size()
  await page.getByRole('button', { name: 'Proceed to Order information' }).click()
  await expect.poll(() => loads).toBe(1)
  await animationsEnded()
  expect(size()).toEqual(before)
  await expect
    .element(page.getByRole('dialog').getByRole('button').last())
    .toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('radio').first()).toBeChecked()
  next.resolve(null)
  await expect.element(page.getByRole('heading', { name: 'Information' })).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
