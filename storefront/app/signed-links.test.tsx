import type { Endpoint } from '@pito/contracts/endpoint'
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
import { apiContext, visitContext } from './api/contexts.ts'
import { PageFactsContext } from './page/page-facts.ts'
import * as stopReviews from './routes/review/stop-reviews.tsx'
import * as alertStopped from './routes/tyre-alert/alert-stopped.tsx'
import * as stopAlert from './routes/tyre-alert/stop-alert.tsx'

const modules = {
  '/tyre-alert/stop': stopAlert,
  '/tyre-alert/stopped': alertStopped,
  '/review/stop': stopReviews,
}

const routes = Object.entries(modules).map(([path, { default: Component, ...rest }]) => ({
  id: path,
  path,
  Component,
  ...('loader' in rest && { loader: rest.loader }),
  ...('action' in rest && { action: rest.action }),
})) as unknown as RouteObject[]

/** What the API answers, by method and path. It refuses all other calls. */
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

/** What the server responds with: a redirect or a page, here without the frame around it. */
async function open(address: string, { answers = {}, locale = 'fi_FI', posted }: Opened = {}) {
  const requestContext = new RouterContextProvider()
  requestContext.set(apiContext, apiWith(answers) as never)
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
    return /<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1]
  }
  return { status: context.statusCode, heading }
}

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
