import { createTyreAlert } from '@pito/contracts/alerts'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoute } from '../../testing/render-in-shop.tsx'
import * as tyreAlert from './tyre-alert.tsx'

const email = page.getByLabelText('Email')
const price = page.getByLabelText(/^Target price/)
const alert = page.getByRole('main').getByRole('alert')
const button = page.getByRole('button', { name: 'Tell me when the price falls' })

const openForm = () =>
  renderRoute(tyreAlert, {
    address: '/tyre-alert?tyre=9',
    route: { path: '/tyre-alert' },
    routes: [{ path: '/tyre-alert/sent', Component: () => <h1>The alert was sent</h1> }],
    loaded: { id: 9, name: 'Hakkapeliitta R5', soldOut: false, link_fi: '/fi', link_en: '/en' },
  })

async function submitByKeyboard(address: string, target: string) {
  await email.fill(address)
  await price.fill(target)
  await userEvent.keyboard('{Enter}')
}

test('each field says what is wrong with it, and keeps what was typed', async () => {
  await openForm()
  await submitByKeyboard('aino', 'cheap')
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(email).toHaveAccessibleDescription(/Please check the e-mail address/)
  await expect.element(price).toHaveAccessibleDescription(/Please give the target price in euros/)
  await expect.element(price).toHaveValue('cheap')
})

test('a target that is no lower than the price is put right by keyboard alone', async () => {
  const errors = { price: ['It has to be below the current price.'] }
  const stub = stubApi().on(createTyreAlert, () =>
    refusal(422, { code: 'not-valid', message: 'No.', errors }),
  )
  await openForm()
  await submitByKeyboard('siiri@example.fi', '9999')
  await expect.element(price).toHaveFocus()
  await expect.element(price).toHaveAccessibleDescription(/below the current price/)
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  stub.on(createTyreAlert, () => ({}))
  await price.fill('1,50')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'The alert was sent' })).toBeVisible()
})

test('a lost connection is said below the button, which a second press finds where it was', async () => {
  stubApi().on(createTyreAlert, () => Promise.reject(new TypeError('Failed to fetch')))
  await openForm()
  await submitByKeyboard('siiri@example.fi', '1,50')
  await expect.element(alert).toMatchTextContent('The connection was lost')
  await expect.element(email).toHaveValue('siiri@example.fi')
  const { bottom } = button.element().getBoundingClientRect()
  expect(alert.element().getBoundingClientRect().top).toBeGreaterThan(bottom)
})
