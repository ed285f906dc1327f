import { listRoles } from '@pito/contracts/staff-team'
import { Table } from '@pito/ui/table'
import { useWords } from '@pito/web/words/words'
import { Link, useLoaderData } from 'react-router'
import { CreateLink, PageHead } from '../list/page-head.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useRoleNames } from './role-words.ts'
import { TeamTabs } from './team-tabs.tsx'
import { teamWords } from './team-words.ts'

export const clientLoader = staffPage(async (api) => (await api(listRoles, {})).data, 'read-staff')

export default function Roles() {
  const w = useWords(teamWords)
  const nameOf = useRoleNames()
  const roles = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <PageHead
        title={w.roles}
        create={
          <CreateLink href="/staff/roles/new" right="edit-staff">
            {w.newRole}
          </CreateLink>
        }
      />
      <TeamTabs tab="roles" />
      <p>{w.rolesLead}</p>
      <Table label={w.roles}>
        <thead>
          <tr>
            <th scope="col">{w.role}</th>
            <th scope="col" className="is-num">
              {w.rights}
            </th>
            <th scope="col" className="is-num">
              {w.members}
            </th>
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role.name}>
              <th scope="row">
                <Link className="link" to={`/staff/roles/${role.name}`}>
                  {nameOf(role)}
                </Link>
                {role.title === null && <div className="quiet small">{w.delivered}</div>}
              </th>
              <td className="is-num">{role.rights.length}</td>
              <td className="is-num">{role.members}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
