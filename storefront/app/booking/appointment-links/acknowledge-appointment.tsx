import { acknowledgeAppointment } from '@pito/contracts/appointment-links'
import { formAction } from '@pito/web/form/form-action'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { tokenIn } from '../../page/token-in.ts'
import { appointmentLink } from './appointment-link-words.ts'
import { onePressPage } from './load-link.ts'
import { OnePress } from './one-press.tsx'

const title = titled(appointmentLink, (w) => w.acknowledgeTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = onePressPage('acknowledge')
export const loader = load.onServer
export const clientLoader = load.inBrowser

/** The redirect loads the page again, which then shows the new state of the appointment. */
const submit = formAction(async (api, { url }) => {
  await api(acknowledgeAppointment, { token: tokenIn(url) })
  return { done: null, to: url.pathname + url.search }
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function AcknowledgeAppointment() {
  return <OnePress action="acknowledge" />
}
