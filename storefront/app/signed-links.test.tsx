import type { Endpoint } from '@pito/contracts/endpoint'
import { apiContext, localeContext } from '@pito/web/api/contexts'
import { PageFactsContext } from '@pito/web/locale/page-facts'
import { renderToString } from 'react-dom/server'
import type { RouteObject } from 'react-router'
import {
  createStaticHandler,
  createStaticRouter,
  data,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { expect, test } from 'vitest'
import * as activateAccount from './account/password/activate-account.tsx'
import * as newPassword from './account/password/new-password.tsx'
import * as alertStopped from './alerts/alert-stopped.tsx'
import * as confirmAlert from './alerts/confirm-alert.tsx'
import * as stopAlert from './alerts/stop-alert.tsx'
import * as acknowledgeAppointment from './booking/appointment-links/acknowledge-appointment.tsx'
import * as cancelAppointment from './booking/appointment-links/cancel-appointment.tsx'
import * as declineAppointment from './booking/appointment-links/decline-appointment.tsx'
import * as fittedAppointment from './booking/appointment-links/fitted-appointment.tsx'
import * as moveAppointment from './booking/appointment-links/move-appointment.tsx'
import * as cancelOrder from './orders/my-order/cancel-order.tsx'
import * as myOrder from './orders/my-order/my-order.tsx'
import * as withdrawOrder from './orders/my-order/withdraw-order.tsx'
import * as stopEmails from './owned-tyres/stop-emails.tsx'
import { visitContext } from './page/contexts.ts'
import * as review from './reviews/review.tsx'

const modules = {
  '/tyre-alert/confirm': confirmAlert,
  '/tyre-alert/stop': stopAlert,
  '/tyre-alert/stopped': alertStopped,
  '/appointment/move': moveAppointment,
  '/appointment/cancel': cancelAppointment,
  '/garage/acknowledge': acknowledgeAppointment,
  '/garage/decline': declineAppointment,
  '/garage/fitted': fittedAppointment,
  '/my-order': myOrder,
  '/my-order/cancel': cancelOrder,
  '/my-order/withdraw': withdrawOrder,
  '/review': review,
  '/review/stop': stopEmails,
  '/season-reminder/stop': stopEmails,
  '/password/reset/:token': newPassword,
  '/account/activate/:token': activateAccount,
}

const routes = Object.entries(modules).map(([path, { default: Component, ...rest }]) => ({
  id: path,
  path,
  Component,
  ...('loader' in rest && { loader: rest.loader }),
  ...('action' in rest && { action: rest.action }),
})) as unknown as RouteObject[]

/** The API's answers by method and path. All other calls are rejected. */
type Answers = Readonly<Record<string, object>>
const linkOver = data({ success: 0, code: 'link-over', message: 'The link is over.' }, 404)

function apiWith(answers: Answers) {
  return ({ method, path }: Endpoint) => {
    const answer = answers[`${method} ${path.replace('/api/v1', '')}`]
    return answer ? Promise.resolve({ success: 1, data: answer }) : Promise.reject(linkOver)
  }
}

interface Opened {
  readonly answers?: Answers
  readonly locale?: 'fi_FI' | 'en_GB'
  readonly posted?: Readonly<Record<string, string>>
}

/** Returns the server's response to a request: a redirect, or a page without the header and footer. */
async function open(address: string, { answers = {}, locale = 'fi_FI', posted }: Opened = {}) {
  const requestContext = new RouterContextProvider()
  requestContext.set(apiContext, apiWith(answers) as never)
  requestContext.set(localeContext, locale)
  requestContext.set(visitContext, { locale, today: '2026-11-21' } as never)
  const init = posted && { method: 'POST', body: new URLSearchParams(posted) }
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`https://pito.example${address}`, init), { requestContext })
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location') }
  const heading = () => {
    const markup = renderToString(
      <PageFactsContext value={{ locale, today: '2026-11-21' }}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
      </PageFactsContext>,
    )
    return /<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1]?.replaceAll(/<[^>]+>/g, '')
  }
  return { status: context.statusCode, heading }
}

const over = {
  alert: ['Tämä linkki ei ole enää voimassa', 'This link is no longer valid'],
  appointment: ['Tämä linkki ei toimi', 'This link does not work'],
  order: ['Tämä linkki ei avaa tilausta', 'This link opens no order'],
  review: ['Tällä linkillä ei voi arvostella', 'This link opens no review'],
  password: ['Linkki ei ole enää voimassa', 'The link is no longer valid'],
} as const

test.each([
  ['/tyre-alert/confirm?token=bad', 'alert'],
  ['/tyre-alert/stop?token=bad', 'alert'],
  ['/appointment/move?token=bad', 'appointment'],
  ['/appointment/cancel?token=bad', 'appointment'],
  ['/garage/acknowledge?token=bad', 'appointment'],
  ['/garage/decline?token=bad', 'appointment'],
  ['/garage/fitted?token=bad', 'appointment'],
  ['/my-order?token=bad', 'order'],
  ['/my-order', 'order'],
  ['/my-order?order=4821907365', 'order'],
  ['/my-order/cancel?token=bad', 'order'],
  ['/my-order/withdraw?token=bad', 'order'],
  ['/review?token=bad', 'review'],
  ['/review/stop?token=bad', 'review'],
  ['/password/reset/bad', 'password'],
  ['/account/activate/bad', 'password'],
] as const)(
  'the link %s of nobody has status 404 and a page that says so in both languages',
  async (address, page) => {
    for (const [place, locale] of (['fi_FI', 'en_GB'] as const).entries()) {
      const { status, heading } = await open(address, { locale })
      expect([status, heading?.()]).toEqual([404, over[page][place]])
    }
  },
)

test.each([
  ['/tyre-alert/confirm?token=good', 'GET /product-alert', { kind: 'stock', confirmed: false }],
  ['/tyre-alert/stop?token=good', 'GET /product-alert', { kind: 'stock', confirmed: true }],
  ['/appointment/cancel?token=good', 'GET /appointment-link', { state: 'open' }],
  ['/appointment/move?token=good', 'GET /appointment-link', { state: 'moved' }],
  ['/my-order?token=good', 'GET /order-link', { order_number: '4821907365' }],
  ['/my-order/cancel?token=good', 'GET /order-link', { can_be_cancelled: false }],
  ['/my-order/withdraw?token=good', 'GET /order-link', { can_be_withdrawn: false }],
  ['/review?token=good', 'GET /review-invitation', { open: false }],
  ['/review/stop?token=good', 'GET /review-emails', { refused: true }],
  ['/password/reset/good', 'POST /check-token-authentication', { email: 'aino@pito.example' }],
  ['/account/activate/good', 'POST /user/verify', { first_name: 'Aino' }],
])('the link %s of the shop has status 200', async (address, call, answer) => {
  expect((await open(address, { answers: { [call]: answer } })).status).toBe(200)
})

test.each(['/appointment/move?token=good', '/appointment/cancel?token=good', '/garage/fitted?token=good'])(
  'the link %s has status 404 once it has expired',
  async (address) => {
    const answers = { 'GET /appointment-link': { state: 'too-late' } }
    expect((await open(address, { answers })).status).toBe(404)
  },
)

test.each(['open', 'too-late', 'moved', 'cancelled'])(
  'the link to cancel a fitting whose state is %s leads to the page that cancels its order',
  async (state) => {
    const answers = { 'GET /appointment-link': { state, order_token: 'of-the-order' } }
    expect(await open('/appointment/cancel?lang=en&token=good', { answers })).toEqual({
      status: 302,
      location: '/my-order/cancel?lang=en&token=of-the-order',
    })
  },
)

test.each([
  ['too-late', 'The time can no longer be changed online'],
  ['cancelled', 'The fitting and the order are cancelled'],
])('the link to move a fitting whose state is %s says so', async (state, title) => {
  const dealer = { company_name: 'Pitorengas', contact_number: '0401234567', city: 'Tampere' }
  const linked = { state, order_token: 'of-the-order', schedule_date: null, start_time: null, dealer }
  const answers = { 'GET /appointment-link': linked }
  const { heading } = await open('/appointment/move?token=good', { answers, locale: 'en_GB' })
  expect(heading?.()).toBe(title)
})

const stop = '/tyre-alert/stop?lang=en&token=good'
const stopped = { answers: { 'POST /product-alert/stop': { stopped: true } }, locale: 'en_GB' } as const

test('the form that stops an alert leads to a success page, which can be reloaded', async () => {
  const pressed = await open(stop, { ...stopped, posted: { form: 'stop' } })
  expect(pressed).toEqual({ status: 303, location: '/tyre-alert/stopped?lang=en' })
  for (const locale of ['fi_FI', 'en_GB'] as const) {
    const { status, heading } = await open('/tyre-alert/stopped', { locale })
    expect([status, heading?.()]).toEqual([
      200,
      locale === 'fi_FI' ? 'Ilmoitus on lopetettu' : 'The alert is stopped',
    ])
  }
})

const oneClick = { 'List-Unsubscribe': 'One-Click' }

test('a mail program that stops an alert gets the success message without a redirect, however often it posts', async () => {
  for (const _attempt of [1, 2]) {
    const { status, heading } = await open(stop, { ...stopped, posted: oneClick })
    expect([status, heading?.()]).toEqual([200, 'The alert is stopped'])
  }
})

test('a mail program that stops requests for reviews gets the success message without a redirect', async () => {
  const answers = {
    'POST /review-emails/refuse': { refused: true },
    'GET /review-emails': { refused: true },
  }
  const { status, heading } = await open('/review/stop?token=good', { answers, posted: oneClick })
  expect([status, heading?.()]).toEqual([200, 'Arvostelupyynnöt on lopetettu'])
})

test('a link that stops season reminders shows the same page whether or not the shop signed it', async () => {
  const answers = { 'POST /season-reminder/stop': {} }
  for (const token of ['good', 'bad', '']) {
    const address = `/season-reminder/stop?token=${token}`
    const asked = await open(address)
    expect([asked.status, asked.heading?.()]).toEqual([200, 'Kausimuistutusten lopettaminen'])
    const stopped = await open(address, { answers, posted: oneClick })
    expect([stopped.status, stopped.heading?.()]).toEqual([200, 'Kausimuistutukset on lopetettu'])
  }
})

test.each([
  ['/tyre-alert/stop?token=bad', over.alert],
  ['/review/stop?token=bad', over.review],
])(
  'a mail program that posts to %s, which the shop did not sign, learns that nothing was stopped',
  async (address, [finnish]) => {
    const { status, heading } = await open(address, { posted: oneClick })
    expect([status, heading?.()]).toEqual([404, finnish])
  },
)
