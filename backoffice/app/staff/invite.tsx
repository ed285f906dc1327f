import { inviteStaff, listRoles } from '@pito/contracts/staff-team'
import type { Locale } from '@pito/contracts/values/locale'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { EmailInput } from '@pito/web/form/email-input'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { ConfirmedForm } from '../second-factor/confirmed-form.tsx'
import { requireRight } from '../session/lacks-right.ts'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { CheckGroup } from './check-group.tsx'
import { loadAuthority, whyNotGrant } from './load-authority.ts'
import { useRoleNames } from './role-words.ts'
import { teamWords } from './team-words.ts'

export const clientLoader = staffPage(async (api) => {
  await requireRight(api, 'edit-staff')
  const [roles, authority] = await Promise.all([api(listRoles, {}), loadAuthority(api)])
  return { roles: roles.data, authority }
}, 'read-staff')

export const clientAction = staffAction(async (api, { form }) => {
  const { data } = await api(inviteStaff, {
    name: textIn(form, 'name'),
    email: textIn(form, 'email'),
    roles: form.getAll('roles').map(String),
    locale: textIn(form, 'locale') as Locale,
  })
  return redirect(`/staff/${data.id}`)
})

const fields = ['name', 'email', 'roles', 'locale'] as const

/** The page on which somebody is invited to work in the shop. */
export default function Invite() {
  const w = useWords(teamWords)
  const { roles, authority } = useLoaderData<typeof clientLoader>()
  const nameOf = useRoleNames()
  const form = useFetcherForm<(typeof fields)[number]>({
    id: 'invite',
    action: '/staff/new',
    fields,
    keyed: true,
  })
  const languages = [
    { value: 'fi_FI', label: w.finnish },
    { value: 'en_GB', label: w.english },
  ]
  return (
    <div className="stack">
      <Breadcrumb label={w.staff} crumbs={[{ label: w.staff, href: '/staff' }]} here={w.invite} />
      <PageHead title={w.invite} />
      <p>{w.inviteLead}</p>
      <ConfirmedForm form={form} className="team__form">
        <Field label={w.name} error={form.error('name')}>
          <TextInput {...form.field('name')} autoComplete="off" maxLength={100} />
        </Field>
        <Field label={w.email} error={form.error('email')}>
          <EmailInput field={form.field('email')} autoComplete="email" />
        </Field>
        <CheckGroup
          legend={w.roles}
          options={roles.map((role) => ({
            label: nameOf(role),
            control: { name: 'roles', value: role.name },
            unavailable: whyNotGrant(authority, role, w),
          }))}
          error={form.error('roles')}
        />
        <Field label={w.language} error={form.error('locale')}>
          <Select {...form.field('locale')} options={languages} />
        </Field>
        <Button type="submit" look="go" busy={form.pending}>
          {w.send}
        </Button>
      </ConfirmedForm>
    </div>
  )
}
