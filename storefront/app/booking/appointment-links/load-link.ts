import type { LinkedAppointment } from '@pito/contracts/appointment-links'
import { getLinkedAppointment } from '@pito/contracts/appointment-links'
import type { AppointmentAction } from '@pito/contracts/values/appointment-links'
import type { Api } from '@pito/web/api/api'
import { nullIfOver } from '../../page/null-if-over.ts'
import { orNotFound } from '../../page/or-not-found.ts'
import type { PageRequest } from '../../page/page.ts'
import { page } from '../../page/page.ts'
import { tokenIn } from '../../page/token-in.ts'

/** Returns the appointment of the link, or null if the link is not valid. */
export async function loadLink(api: Api, action: AppointmentAction, url: URL) {
  const answer = await api(getLinkedAppointment, { action, token: tokenIn(url) }).catch(nullIfOver)
  return answer?.data ?? null
}

export function isLinkFound(appointment: LinkedAppointment | null): boolean {
  return appointment !== null && appointment.state !== 'too-late'
}

/** Returns the loaders of a page whose link triggers one action when its button is pressed. */
export function onePressPage(action: AppointmentAction) {
  return page(async (api: Api, { url }: PageRequest) => {
    const appointment = await loadLink(api, action, url)
    return orNotFound(appointment, isLinkFound(appointment))
  })
}
