import { removeReview, saveReview } from '@pito/contracts/reviews'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoute } from '../../testing/render-in-shop.tsx'
import * as review from './review.tsx'

const tyre = { tyre_id: 9, name: 'Nokian Tyres Hakkapeliitta R5', size_text: '205/55 R16', review: null }
const own = { stars: 4, text: 'Quiet.', display_name: null, state: 'pending', rejection: null } as const
const stars = page.getByRole('group', { name: 'How many stars do you give?' })
const words = page.getByLabelText(/^What would you like to say/)
const send = page.getByRole('button', { name: 'Send the review' })

const openPage = (facts: object = {}, search = '') =>
  renderRoute(review, {
    address: `/review?token=secret${search}`,
    route: { path: '/review' },
    loaded: { open: true, open_until: '2026-12-24T10:00:00Z', tyres: [{ ...tyre, ...facts }] },
  })

test('a review without stars is refused before it is sent, and what was written stays', async () => {
  await openPage()
  await words.fill('They grip.')
  await send.click()
  await expect.element(stars).toHaveAccessibleDescription('Please choose how many stars you give.')
  await expect.element(words).toHaveValue('They grip.')
})

test('stars are given by keyboard, and the thanks take the focus', async () => {
  const sent: unknown[] = []
  stubApi().on(saveReview, (input) => {
    sent.push(input)
    return {}
  })
  await openPage()
  stars.getByRole('radio').first().element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await words.fill('They grip.')
  await send.click()
  await expect.element(page.getByText('Thank you for the review!')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toContain('Thank you for the review!')
  expect(sent).toMatchObject([{ token: 'secret', tyre_id: 9, text: 'They grip.' }])
})

test('a refusal of the shop is shown at its field', async () => {
  const errors = { text: ['Please write no links.'] }
  stubApi().on(saveReview, () => refusal(422, { code: 'not-valid', message: 'No.', errors }))
  await openPage()
  await stars.getByRole('radio').nth(4).click({ force: true })
  await words.fill('See www.example.com')
  await send.click()
  await expect.element(words).toHaveAccessibleDescription(/Please write no links/)
})

test('a sent review is shown with its state, and is removed by a press', async () => {
  stubApi().on(removeReview, () => ({}))
  await openPage({ review: own })
  await expect.element(page.getByText('Waiting to be read.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('verified buyer')).toBeVisible()
  await expect.element(send).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Remove the review' }).click()
  await expect.element(page.getByText('The review is removed')).toBeVisible()
})

test('a review that is changed starts with what was sent', async () => {
  await openPage({ review: own }, '&change=9')
  await expect.element(words).toHaveValue('Quiet.')
  await expect.element(stars.getByRole('radio').nth(3)).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Save the change' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Do not change it' })).toBeVisible()
})

test('a review that was not published says why', async () => {
  await openPage({ review: { ...own, state: 'rejected', rejection: 'advertising' } })
  await expect
    .element(page.getByText('We did not publish the review: it has advertising in it.'))
    .toBeVisible()
})
