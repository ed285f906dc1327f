import type { StaffNote } from '@pito/contracts/staff-notes'
import { addNote, markNote } from '@pito/contracts/staff-notes'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import { clientAction, OrderNotes } from './order-notes.tsx'

const note: StaffNote = {
  ...{ id: 1, version: 2, order_number: '4821907735', text: 'Rings back on Monday.', author: 'Kirsi' },
  ...{ created_at: '2026-11-25T06:12:00.000Z', edited_at: null, may_edit: false, is_pinned: true },
  ...{
    due_on: '2020-01-07',
    is_overdue: true,
    done_at: null,
    done_by: null,
    mentions: [{ id: 'paavo', name: 'Paavo' }],
  },
  additions: [{ id: 1, author: 'Paavo', text: 'Has rung.', created_at: '2026-11-26T06:12:00.000Z' }],
}

function open(notes: readonly StaffNote[]) {
  const part = { data: { notes: [...notes], colleagues: [{ id: 'paavo', name: 'Paavo' }] }, failure: null }
  const Page = () => <OrderNotes orderNumber="4821907735" part={part} />
  const actions = { path: '/orders/:number/notes', action: clientAction }
  return renderInOffice([{ path: '/', Component: Page }, actions] as never)
}

test('a note shows who wrote it, whom it mentions, that it is late, and what was added', async () => {
  await open([note])
  for (const text of [
    'Rings back on Monday.',
    'Mentioned: Paavo',
    'Overdue since 7 January 2020',
    'Has rung.',
  ])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('Edit', { exact: true })).not.toBeInTheDocument()
  expect(await accessibilityFaults()).toEqual([])
})

test('a note is written with a mention, a due date and a pin', async () => {
  const sent: unknown[] = []
  stubApi().on(addNote, (input) => {
    sent.push(input)
    return note
  })
  await open([])
  await page.getByText('New note').click()
  await page.getByLabelText('Note', { exact: true }).fill('Rings back.')
  await page.getByLabelText('Due date').fill('2026-12-01')
  await page.getByLabelText('Pin to the top').click()
  await page.getByText('Mention colleagues').click()
  await page.getByLabelText('Paavo').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved.')).toBeVisible()
  expect(sent).toMatchObject([
    { text: 'Rings back.', mentions: ['paavo'], is_pinned: true, due_on: '2026-12-01' },
  ])
  await expect.element(page.getByLabelText('Note', { exact: true })).toHaveValue('')
})

test('marking a note as done leaves it pinned and due', async () => {
  const sent: unknown[] = []
  stubApi().on(markNote, (input) => {
    sent.push(input)
    return note
  })
  await open([note])
  await page.getByRole('button', { name: 'Mark as done: Rings back on Monday.' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([{ version: 2, is_pinned: true, due_on: '2020-01-07', is_done: true }])
})
