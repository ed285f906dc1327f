import type { TeamMember } from '@pito/contracts/staff-team'
import { listRoles, listTeam } from '@pito/contracts/staff-team'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { CreateLink, PageHead } from '../list/page-head.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useRoleNames } from './role-words.ts'
import { TeamTabs } from './team-tabs.tsx'
import { teamWords } from './team-words.ts'

export const clientLoader = staffPage(async (api, { url }) => {
  const [list, roles] = await Promise.all([
    loadList(api, listTeam, { name: 'staff', url }),
    api(listRoles, {}),
  ])
  return { list, roles: roles.data }
}, 'read-staff')

/** The list of the shop's own people. */
export default function Team() {
  const w = useWords(teamWords)
  const { list } = useLoaderData<typeof clientLoader>()
  const create = (
    <CreateLink href="/staff/new" right="edit-staff">
      {w.invite}
    </CreateLink>
  )
  return (
    <div className="stack">
      <PageHead title={w.staff} create={create} />
      <TeamTabs tab="staff" />
      <OfficeList
        list="staff"
        caption={w.staff}
        data={list}
        columns={useColumns()}
        sortedBy="name"
        record={({ id, name }) => ({ id, name, href: `/staff/${id}` })}
        filters={useFilters()}
        searchLabel={w.search}
        empty={{ title: w.none, hint: w.noneHint, step: create }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<TeamMember>[] {
  const w = useWords(teamWords)
  const locale = useLocale()
  const nameOf = useRoleNames()
  return [
    { key: 'name', heading: w.name, cell: ({ name }) => name, sortable: true, importance: 1 },
    { key: 'email', heading: w.email, cell: ({ email }) => email, sortable: true },
    { key: 'roles', heading: w.roles, cell: ({ roles }) => roles.map(nameOf).join(', '), importance: 2 },
    {
      key: 'last_login_at',
      heading: w.lastLogin,
      cell: ({ last_login_at }) => (last_login_at ? timeWithWeekday(last_login_at, locale) : w.never),
      sortable: true,
    },
    {
      key: 'active',
      heading: w.active,
      cell: ({ active }) => (active ? w.isActive : w.isInactive),
      importance: 3,
    },
  ]
}

function useFilters() {
  const w = useWords(teamWords)
  const nameOf = useRoleNames()
  const { roles } = useLoaderData<typeof clientLoader>()
  return [
    {
      name: 'role',
      label: w.role,
      options: roles.map((role) => ({ value: role.name, label: nameOf(role) })),
    },
    {
      name: 'active',
      label: w.active,
      options: [
        { value: '1', label: w.isActive },
        { value: '0', label: w.isInactive },
      ],
    },
  ]
}
