import type { LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import { withHead } from '../page/with-head.ts'
import type { LandingData } from './landing-data.ts'
import { isIncomplete } from './landing-data.ts'
import { landingHead } from './landing-for-search-engines.ts'

const serviceUnavailable = 503

/** Returns a loader whose result is cached only if the page is complete. */
export function uncachedIfIncomplete(load: (args: LoaderFunctionArgs) => Promise<LandingData>) {
  const onServer = withHead(load, landingHead)
  return async (args: LoaderFunctionArgs) => {
    const found = await onServer(args)
    return isIncomplete(found) ? data(found, serviceUnavailable) : found
  }
}
