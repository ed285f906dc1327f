import type { ClientActionFunctionArgs } from 'react-router'
import { acknowledgeLostSession, forgetAccount } from './account-store.ts'

type InBrowser<Result> = (args: ClientActionFunctionArgs) => Promise<Result>

/**
 * Wraps a `clientAction` that ends the session if it succeeds. A redirect means success, so the stored account is
 * cleared after a redirect.
 */
export function endingSession<Result>(inBrowser: InBrowser<Result>): InBrowser<Result> {
  return async (args) => {
    const outcome = await inBrowser(args)
    if (outcome instanceof Response) {
      forgetAccount()
      acknowledgeLostSession()
    }
    return outcome
  }
}
