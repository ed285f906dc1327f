import type { ClientActionFunctionArgs } from 'react-router'
import { forgetAccount } from './account-store.ts'

type InBrowser<Result> = (args: ClientActionFunctionArgs) => Promise<Result>

/** A `clientAction` that ends the session when it succeeds, which is when it leads elsewhere: nobody is logged in. */
export function endingSession<Result>(inBrowser: InBrowser<Result>): InBrowser<Result> {
  return async (args) => {
    const outcome = await inBrowser(args)
    if (outcome instanceof Response) forgetAccount()
    return outcome
  }
}
