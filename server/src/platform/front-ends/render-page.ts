import type { ServerBuild } from 'react-router'
import { createRequestHandler, data, RouterContextProvider } from 'react-router'
import type { Visit } from '../context.ts'
import { refusalFor } from '../http/errors.ts'
import type { Api } from '../http/in-process.ts'
import { inProcessApi } from '../http/in-process.ts'
import type { Hosted } from './hosted.ts'
import { handedOver } from './storefront-build.ts'

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()

/** One run of React Router, with the API at hand in-process. */
export function renderPage(
  { platform, calls }: Hosted,
  build: ServerBuild,
  visit: Visit,
  request: Request,
  nonce?: string,
): Promise<Response> {
  const handler =
    handlers.get(build) ??
    createRequestHandler(build, platform.config.development ? 'development' : 'production')
  handlers.set(build, handler)
  const { apiContext, visitContext } = handedOver(build)
  const context = new RouterContextProvider()
  const { shopUrl, shopMode, vehicleRegistryUrl, customerServicePhone, klaviyoApiKey } = platform.config
  const report = (error: unknown) =>
    visit.log.error({ err: error, request: visit.requestId }, 'A page failed.')
  context.set(apiContext, answeringPages(inProcessApi(platform, calls, visit), visit, report))
  context.set(visitContext, {
    locale: visit.locale,
    today: platform.edition.today,
    requestId: visit.requestId,
    nonce,
    report,
    origin: shopUrl.origin,
    demo: shopMode === 'demo',
    // The demo simulates its registry.
    plateSearch: shopMode === 'demo' || vehicleRegistryUrl !== undefined,
    customerServicePhone,
    marketingService: klaviyoApiKey ? 'Klaviyo' : null,
  })
  return handler(request, context)
}

/** A service outside that is down (503) is told where it was asked. */
const unexpected = 500

/** A refusal becomes what React Router shows in its error page: status and answer. */
function answeringPages(api: Api, visit: Visit, report: (error: unknown) => void): Api {
  return (contract, input) =>
    api(contract, input).catch((error) => {
      const { status, answer } = refusalFor(error, visit.locale, visit.requestId)
      if (status === unexpected) report(error)
      throw data(answer, status)
    })
}
