import { getLinkedAppointment } from '@pito/contracts/appointment-links'
import type { AppointmentAction } from '@pito/contracts/values/appointment-links'
import type { Api } from '../../api/api.ts'
import { nullIfOver } from '../../api/null-if-over.ts'
import { tokenIn } from '../../api/token-in.ts'

/** Null when the link is none that the shop signed. */
export async function loadLink(api: Api, action: AppointmentAction, url: URL) {
  const answer = await api(getLinkedAppointment, { action, token: tokenIn(url) }).catch(nullIfOver)
  return answer?.data ?? null
}
