import type { ListedMail, MailInFull } from '@pito/contracts/staff-mails'
import { copyMail, retryMails } from '@pito/contracts/staff-mails'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Mail, { clientAction as copyAction } from './mail.tsx'
import Mails, { clientAction } from './mails.tsx'

const rights = ['read-mails', 'send-mails', 'read-orders']
const staff = { id: 'kirsi', name: 'Kirsi', email: 'kirsi@pito.example', rights }
const mail: ListedMail = {
  ...{ id: 'm-1', recipient: 'maija@example.fi', subject: 'Order confirmation', event: 'order-confirmed' },
  ...{ order_number: '4821907735', created_at: '2026-11-25T06:12:00.000Z', state: 'failed', attempts: 3 },
  ...{ last_tried_at: '2026-11-25T06:20:00.000Z', last_error: 'connect ECONNREFUSED', sent_at: null },
  is_copy: false,
}

const inOffice = (route: object) => [{ id: 'office', loader: () => ({ staff }), children: [route] }] as never

test('failed mails are listed with their error, and sent again together', async () => {
  const sent: unknown[] = []
  stubApi().on(retryMails, (input) => {
    sent.push(input)
    return { retried: 1, skipped: 0 }
  })
  const paging = { total: 1, page: 1, per_page: 25, last_page: 1, failed: 1 }
  const server_error = { at: '2026-11-25T06:20:00.000Z', error: 'connect ECONNREFUSED' }
  const loader = () => ({ page: { data: [mail], ...paging, server_error }, view: [], excluding: [] })
  await renderInOffice(inOffice({ path: '/mails', Component: Mails, loader, action: clientAction }), {
    address: '/mails',
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/takes no messages.*ECONNREFUSED/)
  expect(await accessibilityFaults()).toEqual([])
  await page.getByRole('button', { name: 'Send all failed ones again (1)' }).click()
  await expect.element(page.getByText('Being sent again: 1.')).toBeVisible()
  expect(sent).toEqual([{ ids: null }])
})

function openMail(changed: Partial<MailInFull>) {
  const full: MailInFull = { ...mail, text: 'Thank you!', attachments: [], copies_left: 5, ...changed }
  const route = { path: '/mails/:id', Component: Mail, loader: () => full, action: copyAction }
  return renderInOffice(inOffice(route), { address: '/mails/m-1' })
}

test('a copy to another address needs a confirmation, and the same address none', async () => {
  const sent: unknown[] = []
  stubApi().on(copyMail, (input) => {
    sent.push(input)
    return mail
  })
  await openMail({ state: 'sent', last_error: null })
  const warning = page.getByRole('checkbox', { name: /opens the order without a log-in/ })
  await expect.element(page.getByText('Thank you!')).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  expect(await accessibilityFaults()).toEqual([])
  await page.getByLabelText('Recipient').fill('toinen@example.fi')
  await warning.click()
  await page.getByRole('button', { name: 'Send a copy' }).click()
  await expect.element(page.getByText('The copy is being sent.')).toBeVisible()
  expect(sent).toEqual([{ recipient: 'toinen@example.fi', is_link_accepted: true }])
})

test('the sixth copy is refused with a sentence', async () => {
  const message = 'Five copies of e-mails of this order were sent today. More can be sent tomorrow.'
  stubApi().on(copyMail, () => refusal(409, { code: 'too-many-copies', message }))
  await openMail({ state: 'sent', last_error: null })
  await page.getByRole('button', { name: 'Send a copy' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
})

test('a failed mail is sent again and not copied, and a text that is withheld says why', async () => {
  await openMail({ text: null })
  await expect.element(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  await expect.element(page.getByText('The text of this e-mail is not shown', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send a copy' })).not.toBeInTheDocument()
})

test('a mail that nobody has tried to send yet shows no attempts as 0', async () => {
  await openMail({ state: 'waiting', attempts: 0, last_tried_at: null, last_error: null })
  await expect.element(page.getByText('Attempts')).toBeVisible()
  const fact = page.getByText('Attempts').element().parentElement
  expect(fact?.textContent).toBe('Attempts0')
})
