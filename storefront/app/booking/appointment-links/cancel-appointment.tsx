import { cancelAppointment } from '@pito/contracts/appointment-links'
import type { Api } from '@pito/web/api/api'
import { formAction } from '@pito/web/form/form-action'
import { redirect } from 'react-router'
import { orNotFound } from '../../page/or-not-found.ts'
import type { PageRequest } from '../../page/page.ts'
import { page } from '../../page/page.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { tokenIn } from '../../page/token-in.ts'
import { appointmentLink } from './appointment-link-words.ts'
import { isLinkFound, loadLink } from './load-link.ts'
import { OnePress } from './one-press.tsx'

const title = titled(appointmentLink, (w) => w.cancelTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

/**
 * Cancelling a fitting cancels its order, so the link leads to the page that cancels the order. That page names what is
 * given up and refunded, whatever has become of the appointment. Only appointments of the demo have no order.
 */
const load = page(async (api: Api, { url }: PageRequest) => {
  const appointment = await loadLink(api, 'cancel', url)
  if (appointment?.order_token) {
    const query = new URLSearchParams(url.search)
    query.set('token', appointment.order_token)
    throw redirect(`/my-order/cancel?${query}`)
  }
  return orNotFound(appointment, isLinkFound(appointment))
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

/** The redirect loads the page again, which then shows the new state of the appointment. */
const submit = formAction(async (api, { url }) => {
  await api(cancelAppointment, { token: tokenIn(url) })
  return { done: null, to: url.pathname + url.search }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function CancelAppointment() {
  return <OnePress action="cancel" />
}
