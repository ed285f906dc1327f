import type { Handover, TeamMember, TeamRole } from '@pito/contracts/staff-team'
import * as contracts from '@pito/contracts/staff-team'
import type { Authority, TeamChange } from '@pito/contracts/values/why-not-change-team'
import { whyNotChangeTeam } from '@pito/contracts/values/why-not-change-team'
import { formAction } from '@pito/web/form/form-action'
import { formField, textIn } from '@pito/web/form/form-result'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { historyWords } from '../history/history-words.ts'
import { noteWords } from '../orders/note-words.ts'
import { OrderLink } from '../orders/order-link.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { CheckGroup } from './check-group.tsx'
import { loadAuthority, whyNotGrant } from './load-authority.ts'
import { MemberActions } from './member-actions.tsx'
import { MemberHead } from './member-head.tsx'
import { useRoleNames } from './role-words.ts'
import { teamWords } from './team-words.ts'
import { tickedIn, tickedTexts, tickName } from './ticked-values.ts'

export const clientLoader = staffPage(async (api, { params }) => {
  const [member, roles, authority] = await Promise.all([
    api(contracts.getTeamMember, { id: params.id ?? '' }),
    api(contracts.listRoles, {}),
    loadAuthority(api),
  ])
  return { member: member.data, roles: roles.data, authority }
}, 'read-staff')

/** The forms of the page are told apart by their ids. */
export const clientAction = formAction(async (api, { form, params }) => {
  const id = params.id ?? ''
  const what = textIn(form, formField)
  if (what === 'member-roles')
    await api(contracts.changeStaffRoles, {
      id,
      version: Number(textIn(form, 'version')),
      roles: tickedIn(form, 'role'),
    })
  if (what === 'member-link') await api(contracts.sendStaffLink, { id })
  if (what === 'member-reset') await api(contracts.resetStaffSecondFactor, { id })
  if (what === 'member-restore')
    await api(contracts.restoreStaffMember, { id, roles: tickedIn(form, 'role') })
  if (what === 'member-deactivate') await api(contracts.deactivateStaffMember, { id })
  return { done: null }
}).inBrowser

/** A member of staff: what they may do, and what owners can do about their access. */
export default function Member() {
  const w = useWords(teamWords)
  const locale = useLocale()
  const nameOf = useRoleNames()
  const { id, rights } = useStaff()
  const { member, roles, authority } = useLoaderData<typeof clientLoader>()
  const isOwn = member.id === id
  const isOwnersOnly = !authority.isOwner && member.roles.some(({ name }) => name === 'owner')
  const mayEdit = rights.includes('edit-staff') && member.active && !isOwn && !isOwnersOnly
  const mayRestore = rights.includes('edit-staff') && !member.active
  return (
    <div className="stack">
      <MemberHead member={member} tab="data" />
      <p>
        {w.email}: {member.email}
      </p>
      <p>
        {w.lastLogin}: {member.last_login_at ? timeWithWeekday(member.last_login_at, locale) : w.never}
      </p>
      <p>
        {w.secondFactor}: {member.has_second_factor ? w.isSet : w.isNotSet}
      </p>
      {member.active && !member.has_password && <p>{w.waiting}</p>}
      {!member.active && <p>{w.isDeactivated}</p>}
      {mayRestore && (
        <>
          <p>{w.restoreHint}</p>
          <MemberRoles
            member={member}
            roles={roles}
            authority={authority}
            restores
            key={`${member.id} restored`}
          />
        </>
      )}
      {mayEdit && (
        <>
          <MemberRoles member={member} roles={roles} authority={authority} key={member.id} />
          <MemberActions
            member={member}
            mayDeactivate={whyNotChangeTeam(authority, deactivation(member, roles)) === null}
            key={`${member.id} actions`}
          />
        </>
      )}
      {!mayEdit && !mayRestore && (
        <>
          <h2>{w.roles}</h2>
          <p>{member.roles.map(nameOf).join(', ') || '–'}</p>
          {isOwn && <p className="quiet">{w.own}</p>}
          {!isOwn && isOwnersOnly && rights.includes('edit-staff') && <p className="quiet">{w.ownerShown}</p>}
        </>
      )}
      <Requests requests={member.partner_requests} />
      <Notes notes={member.notes} />
    </div>
  )
}

/** A person who is deactivated loses the rights of all their roles. */
function deactivation({ roles: own }: TeamMember, roles: readonly TeamRole[]): TeamChange {
  const names = new Set<string>(own.map(({ name }) => name))
  return {
    rights: roles.filter(({ name }) => names.has(name)).flatMap(({ rights }) => rights),
    concernsOwner: names.has('owner'),
  }
}

interface RequestsProps {
  readonly requests: readonly { readonly id: string; readonly name: string; readonly location: string }[]
}

/** Lists what somebody else has to take over when the person leaves. */
function Requests({ requests }: RequestsProps) {
  const w = useWords(teamWords)
  if (requests.length === 0) return null
  return (
    <section className="stack">
      <h2>{w.requests}</h2>
      <p className="quiet">{w.requestsHint}</p>
      <ul className="prose">
        {requests.map(({ id, name, location }) => (
          <li key={id}>
            {name}, {location}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Notes({ notes }: Pick<Handover, 'notes'>) {
  const w = useWords(noteWords)
  if (notes.length === 0) return null
  return (
    <section className="stack">
      <h2>{w.toHandOver}</h2>
      <p className="quiet">{w.toHandOverHint}</p>
      <ul className="prose">
        {notes.map(({ id, order_number: number, text }) => (
          <li key={id}>
            <OrderLink number={number} />: {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MemberRolesProps {
  readonly member: Pick<TeamMember, 'id' | 'roles' | 'version'>
  readonly roles: readonly TeamRole[]
  readonly authority: Authority
  /** Whether the chosen roles give a deactivated person access again. */
  readonly restores?: boolean
}

function MemberRoles({ member, roles, authority, restores = false }: MemberRolesProps) {
  const w = useWords(teamWords)
  const { yes, no } = useWords(historyWords)
  const nameOf = useRoleNames()
  const fields = roles.map((role) => ({
    name: tickName('role', role.name),
    label: nameOf(role),
    shown: (text: string) => (text === 'on' ? yes : no),
  }))
  return (
    <RecordForm<string, MemberRolesProps['member']>
      id={restores ? 'member-restore' : 'member-roles'}
      action={`/staff/${member.id}`}
      fields={[...fields, { name: 'roles', label: w.roles }]}
      record={member}
      valuesOf={(each) =>
        tickedTexts(
          'role',
          each.roles.map(({ name }) => name),
        )
      }
      saveLabel={restores ? w.restore : w.saveRoles}
      keyed={restores}
      after={<span>{w.rolesSaved}</span>}
    >
      {({ outer, checkbox }) => (
        <CheckGroup
          {...outer('roles')}
          legend={w.roles}
          options={roles.map((role) => ({
            label: nameOf(role),
            control: checkbox(tickName('role', role.name)),
            unavailable: whyNotGrant(authority, role, w),
          }))}
        />
      )}
    </RecordForm>
  )
}
