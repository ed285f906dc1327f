import type { GoodsReceipt } from '@pito/contracts/staff-goods-receipts'
import { addReceiptLine, receiveGoods, removeReceiptLine } from '@pito/contracts/staff-goods-receipts'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Receipt, { clientAction } from './receipt.tsx'
import { clientAction as changeLines } from './receipt-lines.tsx'
import { clientAction as receive } from './receive.tsx'

const line = {
  ...{ id: 1, tyre_id: 5, name: 'Kuura Tuisku 1 205/55R16 91T', ean: '6419440133119', week: '3125' },
  ...{ quantity: 4, purchase_cents: 6120, as_new: true, is_old: false },
}
const draft: GoodsReceipt = {
  ...{ id: 7, version: 2, state: 'draft', supplier: 'Pohjolan Rengas', delivery_note: 'L-1' },
  ...{ delivered_on: '2026-11-24', received_at: null, received_by: null, lines: [line] },
}
let stored = draft
beforeEach(() => {
  stored = draft
})

function open() {
  const office = {
    id: 'office',
    loader: () => ({ staff: { rights: ['read-stock', 'edit-stock'] } }),
    children: [
      { path: '/goods-receipts/:id', Component: Receipt, loader: () => stored, action: clientAction },
      { path: '/goods-receipts/:id/lines', action: changeLines },
      { path: '/goods-receipts/:id/receive', action: receive },
    ],
  }
  return renderInOffice([office] as never, { address: '/goods-receipts/7' })
}

const ean = page.getByLabelText('EAN')
const add = page.getByRole('button', { name: 'Add line' })

/** Presses digits and Enter at this interval, and tells whether the Enter had its usual effect. */
function press(digits: string, milliseconds: number): boolean {
  const target = document.activeElement ?? document.body
  let at = performance.now()
  const keyDown = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    at += milliseconds
    Object.defineProperty(event, 'timeStamp', { value: at })
    const isUsual = target.dispatchEvent(event)
    if (isUsual && /^\d$/.test(key) && target instanceof HTMLInputElement) target.value += key
    return isUsual
  }
  for (const digit of digits) keyDown(digit)
  return keyDown('Enter')
}

async function fill(values: { quantity?: string; week?: string; price?: string }) {
  await page.getByLabelText('Quantity').fill(values.quantity ?? '4')
  await page.getByLabelText('Production week').fill(values.week ?? '3125')
  await page.getByLabelText('Purchase price without VAT').fill(values.price ?? '61,20')
}

test('a scanned EAN goes into its field wherever the focus is, and the quantity comes next', async () => {
  const sent: unknown[] = []
  stubApi().on(addReceiptLine, (input) => {
    sent.push(input)
    return draft
  })
  await open()
  const week = page.getByLabelText('Production week')
  await week.fill('31')
  expect(press('6419440133119', 5)).toBe(false)
  await expect.element(ean).toHaveValue('6419440133119')
  await expect.element(week).toHaveValue('31')
  await expect.element(page.getByLabelText('Quantity')).toHaveFocus()
  expect(sent).toEqual([])
  await fill({})
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => sent)
    .toMatchObject([{ ean: '6419440133119', quantity: 4, week: '3125', purchase_cents: 6120 }])
  await expect.element(ean).toHaveFocus()
  await expect.element(ean).toHaveValue('')
  expect(await accessibilityFaults()).toEqual([])
})

test('digits that a person types stay where they are typed, and Enter does what it always does', async () => {
  await open()
  await ean.click()
  expect(press('64194401', 60)).toBe(true)
  await expect.element(ean).toHaveValue('64194401')
})

test('tyres more than three years old are added after a confirmation', async () => {
  const sent: unknown[] = []
  const errors = { week: ['The tyre is more than 3 years old. Sell with its age shown?'] }
  stubApi().on(addReceiptLine, (input) => {
    sent.push(input)
    if (sent.length > 1) return draft
    return refusal(422, { code: 'age-not-confirmed', message: 'Confirm.', errors })
  })
  await open()
  await ean.fill('6419440133119')
  await fill({ week: '4022' })
  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Confirm the age' })
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([{ age_confirmed: false }, { age_confirmed: true, week: '4022', quantity: 4 }])
})

test.each([
  ['61,205', 'Prices have two decimals.'],
  ['abc', 'Enter a price, such as 99,90.'],
])('the purchase price %s is refused next to its field', async (price, sentence) => {
  await open()
  await ean.fill('6419440133119')
  await fill({ price })
  await add.click()
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('the second person who presses Receive learns who received the goods', async () => {
  const sent: unknown[] = []
  const errors = { receive: ['Paavo received this at 12:00.'] }
  stubApi().on(receiveGoods, (input) => {
    sent.push(input)
    return refusal(409, { code: 'already-received', message: 'Received.', errors })
  })
  await open()
  await page.getByRole('button', { name: 'Receive' }).click()
  await expect.element(page.getByText('Paavo received this at 12:00.')).toBeVisible()
  expect(sent).toMatchObject([{ version: 2 }])
})

test('a line is removed, and received goods cannot be changed', async () => {
  const sent: unknown[] = []
  stubApi().on(removeReceiptLine, (input) => {
    sent.push(input)
    stored = { ...draft, state: 'received', received_at: '2026-11-25T10:00:00.000Z', received_by: 'Outi' }
    return stored
  })
  await open()
  await page.getByRole('button', { name: /^Remove the line Kuura/ }).click()
  await expect.poll(() => sent).toHaveLength(1)
  await expect.element(page.getByText(/^Outi received this at/)).toBeVisible()
  expect(page.getByRole('button', { name: /Remove|Receive|Add/ }).elements()).toHaveLength(0)
})

test('on a phone everything fits, and each button can be hit with a thumb', async () => {
  await page.viewport(390, 844)
  await open()
  await expect.element(add).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  for (const control of document.querySelectorAll('main button, form button, form input:not([type=hidden])'))
    if (control.checkVisibility()) expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('a line that the shop could not add names the id of the request', async () => {
  const away = { code: 'not-ready', message: 'The shop is not available.', request_id: 'c0ffee' }
  stubApi().on(addReceiptLine, () => refusal(503, away))
  await open()
  await ean.fill('6419440133119')
  await fill({})
  await add.click()
  await expect.element(page.getByText('Request ID: c0ffee')).toBeVisible()
})
