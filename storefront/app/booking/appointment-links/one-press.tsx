import './appointment-link.css'
import type { LinkedAppointment } from '@pito/contracts/appointment-links'
import type { AppointmentAction } from '@pito/contracts/values/appointment-links'
import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useLoaderData, useLocation } from 'react-router'
import { appointmentLink } from './appointment-link-words.ts'
import { AppointmentFacts, LinkMessage } from './link-message.tsx'

/** Only the button triggers the action, because mail scanners follow links but press no buttons. */
export function OnePress({ action }: { action: Exclude<AppointmentAction, 'move'> }) {
  const w = useWords(appointmentLink)
  const { pathname, search } = useLocation()
  const form = useForm({ id: action, action: pathname + search, fields: [] })
  const appointment = useLoaderData<LinkedAppointment | null>()
  if (appointment?.state !== 'open') return <LinkMessage appointment={appointment} />
  // "fitted" is already a key for the state of an appointment, so the texts of the link "fitted" have the key "fit".
  const verb = action === 'fitted' ? 'fit' : action
  return (
    <article className="wrap section applink">
      <h1>{w[`${verb}Title`]}</h1>
      <p>{w[`${verb}Lead`]}</p>
      <AppointmentFacts appointment={appointment} />
      <PostForm form={form} className="stack">
        <Button
          type="submit"
          look={action === 'acknowledge' || action === 'fitted' ? 'go' : undefined}
          busy={form.pending}
        >
          {w[`${verb}Button`]}
        </Button>
      </PostForm>
    </article>
  )
}
