import { accountPage } from '../../account/account-page.ts'
import { loadOrder, orderReferenceIn, pageOf, queryOf } from '../../orders/order-reference.ts'

/** Looking changes nothing. Of a customer whose session has ended the login page comes first. */
export const orderPage = accountPage(async (api, request) => {
  const reference = orderReferenceIn(request)
  const order = await loadOrder(api, reference)
  return { order, query: queryOf(reference), back: pageOf(reference) }
})
export type LoadedOrder = Awaited<ReturnType<typeof orderPage.onServer>>
