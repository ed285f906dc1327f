import { randomBytes } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { createRequestHandler, data, RouterContextProvider } from 'react-router'
import type { Visit } from '../context.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { refusalFor, retryAfterOutageSeconds } from '../http/errors.ts'
import type { Api } from '../http/in-process.ts'
import { inProcessApi } from '../http/in-process.ts'
import type { Hosted } from './hosted.ts'
import { handedOver } from './page-build.ts'

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()

export interface Rendered {
  readonly response: Response
  /** False where a call failed, though the page may have been made without that part. */
  readonly isComplete: boolean
  /** On the scripts that the page itself wrote; what got into its content cannot know it. */
  readonly nonce: string
}

/** One run of React Router, with the API at hand in-process. */
export async function renderPage(
  { platform, calls }: Hosted,
  build: ServerBuild,
  visit: Visit,
  request: Request,
  { isPrivate }: { readonly isPrivate: boolean },
): Promise<Rendered> {
  const nonce = randomBytes(16).toString('base64url')
  const handler =
    handlers.get(build) ??
    createRequestHandler(build, platform.config.development ? 'development' : 'production')
  handlers.set(build, handler)
  const { apiContext, localeContext, visitContext } = handedOver(build)
  const context = new RouterContextProvider()
  const { shopUrl, shopMode, vehicleRegistryUrl, customerServicePhone, klaviyoApiKey } = platform.config
  let isComplete = true
  const missPart = () => {
    isComplete = false
  }
  const report = (error: unknown) =>
    visit.log.error({ err: error, request: visit.requestId }, 'A page failed.')
  context.set(apiContext, answeringPages(inProcessApi(platform, calls, visit), visit, { report, missPart }))
  context.set(localeContext, visit.locale)
  context.set(visitContext, {
    locale: visit.locale,
    today: platform.edition.today,
    requestId: visit.requestId,
    nonce,
    isPrivate,
    report,
    origin: shopUrl.origin,
    demo: shopMode === 'demo',
    // The demo simulates its registry.
    plateSearch: shopMode === 'demo' || vehicleRegistryUrl !== undefined,
    customerServicePhone,
    marketingService: klaviyoApiKey ? 'Klaviyo' : null,
  })
  const response = await handler(request, context)
  if (response.status === notReady) response.headers.set('retry-after', String(retryAfterOutageSeconds))
  return { response, nonce, isComplete }
}

interface Faults {
  report(error: unknown): void
  missPart(): void
}

const unexpected = 500
const notReady = 503

/** A refusal becomes what React Router shows in its error page: status and answer. */
function answeringPages(api: Api, visit: Visit, { report, missPart }: Faults): Api {
  return (contract, input) =>
    api(contract, input).catch((error) => {
      const { status, answer } = refusalFor(error, visit.locale, visit.requestId)
      // A service outside that is down (503) is reported where it was called; the database is not.
      if (status === unexpected || isDatabaseAway(error)) report(error)
      if (status >= unexpected) missPart()
      throw data(answer, status)
    })
}
