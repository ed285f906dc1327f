import { runOrderBatch } from '@pito/contracts/order-batches'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import OrderBatch, { clientAction } from './order-batch.tsx'

const row = {
  ...{ order_number: '4821907735', version: 3, customer: 'Maija Laine', goods: '4 × Kuura Tuisku 1' },
  ...{ total: 498.4, tracking_numbers: [], why_not: null },
}
const cancelled = { ...row, order_number: '7730184412', why_not: 'The order cannot be sent.' }

function open(data: object) {
  const loaded = { action: 'send', text: '', faults: [], rows: null, lines: [], isTooLong: false, ...data }
  const route = { path: '/orders/batch', Component: OrderBatch, loader: () => loaded, action: clientAction }
  return renderInOffice([route] as never, { address: '/orders/batch?action=send' })
}

test('a scanner fills the list with an order and its parcel, and the focus returns for the next order', async () => {
  await open({})
  const order = page.getByRole('textbox', { name: 'Order number' })
  await order.click()
  await userEvent.keyboard('4821907735{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Tracking number' })).toHaveFocus()
  await userEvent.keyboard('JJFI654321{Enter}')
  await expect.element(order).toHaveFocus()
  await expect
    .element(page.getByRole('textbox', { name: 'Orders to be sent' }))
    .toHaveValue('4821907735;JJFI654321')
  expect(await accessibilityFaults()).toEqual([])
})

test('only orders that can be sent are sent, with their tracking numbers, and the report says what was done', async () => {
  const runs: unknown[] = []
  stubApi().on(runOrderBatch, (run) => {
    runs.push(run)
    return [{ order_number: '4821907735', why_not: null }]
  })
  const lines = [{ orderNumber: '4821907735', trackingNumbers: ['JJFI654321'] }]
  await open({ rows: [row, cancelled], lines, faults: [{ line: '48;x', fault: 'order-number' }] })
  await expect.element(page.getByText('48;x')).toBeVisible()
  await expect.element(page.getByText(/does not begin with an order number/)).toBeVisible()
  await expect.element(page.getByText('The order cannot be sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark 1 as sent' }).click()
  await expect.element(page.getByText('1 of 1 orders were handled.')).toBeVisible()
  expect(runs).toEqual([
    {
      action: 'send',
      orders: [{ order_number: '4821907735', version: 3, tracking_numbers: ['JJFI654321'] }],
    },
  ])
})

test('a file is added to the lines, also as UTF-16, and a workbook is refused with a sentence', async () => {
  await open({})
  const field = page.getByLabelText('CSV file')
  const lines = page.getByRole('textbox', { name: 'Orders to be sent' })
  const utf16 = new Uint8Array(new Uint16Array([0xfeff, ...'4821907735;JJFI654321'].map(codeOf)).buffer)
  await field.upload(new File([utf16], 'parcels.csv'))
  await expect.element(lines).toHaveValue('4821907735;JJFI654321')
  await field.upload(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'parcels.csv'))
  await expect.element(page.getByText(/This is not a CSV file/)).toBeVisible()
  await expect.element(lines).toHaveValue('4821907735;JJFI654321')
})

const codeOf = (each: string | number) => (typeof each === 'number' ? each : each.charCodeAt(0))
