import { accountPage } from '../../account/account-page.ts'
import { orNotFound } from '../../page/or-not-found.ts'
import { loadOrder, orderReferenceIn, pageOf, queryOf } from '../order-reference.ts'

/** Loads the order without changing anything. A customer whose session has ended is first sent to the login page. */
export const orderPage = accountPage(async (api, request) => {
  const reference = orderReferenceIn(request)
  const order = await loadOrder(api, reference)
  return orNotFound({ order, query: queryOf(reference), back: pageOf(reference) }, order !== null)
})
