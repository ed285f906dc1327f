import { publishReview, rejectReview } from '@pito/contracts/reviews'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Review, { clientAction } from './review.tsx'

const staff = { id: 'outi', name: 'Outi', email: 'outi@pito.example', rights: ['moderate-reviews'] }
const pending = {
  ...{ id: 'r-1', version: 1, stars: 1, text: 'Meluisa.', display_name: null, locale: 'fi_FI', tyre_id: 1 },
  ...{ name: 'Kuura Tuisku 9', size_text: '205/55 R16 94T', order_number: '4821907735', state: 'pending' },
  ...{ rejection: null, created_at: '2026-11-20T10:00:00Z', changed_at: '2026-11-20T10:00:00Z' },
}

function open(review: { current: object } = { current: pending }) {
  const route = {
    path: '/reviews/:id',
    Component: Review,
    loader: () => review.current,
    action: clientAction,
  }
  const office = { id: 'office', loader: () => ({ staff }), children: [route] }
  return renderInOffice([office] as never, { address: '/reviews/r-1' })
}

test('a review that its author changed is not published: the sentence and the new text are shown', async () => {
  const review = { current: pending }
  const errors = { version: ['The author changed this at Fri 20 Nov 2026, 13:05. Read it again.'] }
  stubApi().on(publishReview, () => {
    review.current = { ...pending, version: 2, text: 'Hiljainen.' }
    return refusal(409, { code: 'review-changed', message: 'The author has changed the review.', errors })
  })
  await open(review)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.element(page.getByText(errors.version[0] as string)).toBeVisible()
  await expect.element(page.getByText('Hiljainen.')).toBeVisible()
})

test('five reasons reject a review, and none of them is the number of stars', async () => {
  const sent: unknown[] = []
  stubApi().on(rejectReview, (input) => {
    sent.push(input)
    return { ...pending, state: 'rejected' } as never
  })
  await open()
  expect(await accessibilityFaults()).toEqual([])
  const reason = page.getByLabelText('Reason')
  const options = [...reason.element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(options).toEqual([
    ...['Choose a reason', 'Unlawful', 'Insulting', 'Personal data', 'Advertising', 'Not about the tyre'],
  ])
  await reason.selectOptions('Advertising')
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect.poll(() => sent).toMatchObject([{ version: 1, reason: 'advertising' }])
})
