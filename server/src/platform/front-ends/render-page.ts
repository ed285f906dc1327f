import { randomBytes } from 'node:crypto'
import type { Locale } from '@pito/contracts/values/locale'
import type { ServerBuild } from 'react-router'
import { createRequestHandler, data, RouterContextProvider } from 'react-router'
import { searchesPlates } from '../config.ts'
import type { Visit } from '../context.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { refusalFor, retryAfterOutageSeconds } from '../http/errors.ts'
import type { Api } from '../http/in-process.ts'
import { inProcessApi } from '../http/in-process.ts'
import type { Platform } from '../platform.ts'
import type { Hosted } from './hosted.ts'
import { routerContextsOf } from './page-build.ts'

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()

interface Rendered {
  readonly response: Response
  /** False if an API call failed, even if the page was rendered without the data of that call. */
  readonly isComplete: boolean
  /**
   * The nonce of the scripts that the front end itself wrote into the page. Injected content cannot know the nonce.
   */
  readonly nonce: string
}

/** Lets React Router render one page, whose API calls run in-process. */
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
  const { apiContext, localeContext, visitContext } = routerContextsOf(build)
  const context = new RouterContextProvider()
  const { shopUrl, shopMode, klaviyoApiKey } = platform.config
  let isComplete = true
  const markIncomplete = () => {
    isComplete = false
  }
  let retryAfter: string | undefined
  const report = (error: unknown) =>
    visit.log.error({ err: error, request: visit.requestId }, 'A page failed.')
  context.set(
    apiContext,
    withPageErrors(inProcessApi(platform, calls, visit), visit, {
      report,
      markIncomplete,
      noteRetry: (seconds) => {
        retryAfter = String(seconds)
      },
    }),
  )
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
    plateSearch: searchesPlates(platform.config),
    ...companyOn(platform, visit.locale),
    marketingService: klaviyoApiKey ? 'Klaviyo' : null,
  })
  const response = await handler(request, context)
  if (response.status === notReady) response.headers.set('retry-after', String(retryAfterOutageSeconds))
  if (response.status === tooMany && retryAfter) response.headers.set('retry-after', retryAfter)
  return { response, nonce, isComplete }
}

function companyOn({ company }: Platform, locale: Locale) {
  const { phone, hoursFi, hoursEn, shopName, logo, name, businessId, street, postcode, town, serviceEmail } =
    company.current
  return {
    company: { name, businessId, street, postcode, town, email: serviceEmail },
    shopName,
    shopLogo: logo,
    customerServicePhone: phone,
    customerServiceHours: locale === 'fi_FI' ? hoursFi : hoursEn,
  }
}

interface Faults {
  report(error: unknown): void
  markIncomplete(): void
  noteRetry(seconds: number): void
}

const tooMany = 429
const unexpected = 500
const notReady = 503

/**
 * Turns a refused API call into a thrown response with its status and body, which React Router shows on its error
 * page.
 */
function withPageErrors(api: Api, visit: Visit, { report, markIncomplete, noteRetry }: Faults): Api {
  return (contract, input) =>
    api(contract, input).catch((error) => {
      const { status, answer, retryAfterSeconds } = refusalFor(error, visit.locale, visit.requestId)
      if (retryAfterSeconds) noteRetry(retryAfterSeconds)
      // A failing external service (503) is reported by its client; a database that is unreachable is reported here.
      if (status === unexpected || isDatabaseAway(error)) report(error)
      if (status >= unexpected) markIncomplete()
      throw data(answer, status)
    })
}
