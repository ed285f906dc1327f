import type { ClientActionFunctionArgs } from 'react-router'
import { forgetAccount } from './account-store.ts'

type InBrowser<Result> = (args: ClientActionFunctionArgs) => Promise<Result>

/**
 * Wraps a `clientAction` that ends the session when it succeeds. A redirect means success, so the stored account is
 * cleared then.
 */
export function endingSession<Result>(inBrowser: InBrowser<Result>): InBrowser<Result> {
  return async (args) => {
    const outcome = await inBrowser(args)
    if (outcome instanceof Response) forgetAccount()
    return outcome
  }
}
