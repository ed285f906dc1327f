import type { TeamMember } from '@pito/contracts/staff-team'
import { Button } from '@pito/ui/button'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { ActionDialog } from '../record/action-dialog.tsx'
import { ConfirmedForm } from '../second-factor/confirmed-form.tsx'
import { teamWords } from './team-words.ts'

interface MemberActionsProps {
  readonly member: Pick<TeamMember, 'id' | 'has_second_factor'>
  /** Whether the API lets the reader deactivate this person, who loses the rights of all roles. */
  readonly mayDeactivate: boolean
}

/** What can be done about the access of a member of staff. What ends sessions is explained before it is done. */
export function MemberActions({ member: { id, has_second_factor }, mayDeactivate }: MemberActionsProps) {
  const w = useWords(teamWords)
  return (
    <div className="team__actions">
      <ActionForm id="member-link" memberId={id} label={w.newLink} done={w.linkSent} />
      {has_second_factor && (
        <ActionDialog id="member-reset-dialog" label={w.reset}>
          <ActionForm id="member-reset" memberId={id} label={w.reset} done={w.resetDone}>
            <p>{w.resetHint}</p>
          </ActionForm>
        </ActionDialog>
      )}
      {mayDeactivate ? (
        <ActionDialog id="member-deactivate-dialog" label={w.deactivate}>
          <ActionForm id="member-deactivate" memberId={id} label={w.deactivate}>
            <p>{w.deactivateHint}</p>
          </ActionForm>
        </ActionDialog>
      ) : (
        <p className="quiet">{w.notDeactivated}</p>
      )}
    </div>
  )
}

interface ActionFormProps {
  readonly id: string
  readonly memberId: string
  readonly label: string
  /** The sentence that is shown when the action has succeeded. */
  readonly done?: string
  readonly children?: ReactNode
}

function ActionForm({ id, memberId, label, done, children }: ActionFormProps) {
  const form = useFetcherForm({ id, action: `/staff/${memberId}`, fields: [] })
  return (
    <ConfirmedForm form={form} className={children ? 'stack stack--tight' : undefined}>
      {children}
      <Button type="submit" busy={form.pending}>
        {label}
      </Button>
      <p role="status">{form.result?.outcome === 'done' && done}</p>
    </ConfirmedForm>
  )
}
