import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { ofStaff, staffRight } from './staff.ts'
import { staffListQuery, version } from './staff-list.ts'
import { oneLine, requiredEmail, requiredText } from './text-fields.ts'
import { accountSentences as s } from './values/account-sentences.ts'
import { locales } from './values/locale.ts'
import { staffSentences } from './values/staff-sentences.ts'

const memberId = z.uuid().describe('The `id` of the member of staff.')
const roleName = oneLine.max(40).describe('The `name` of the role.')
const rights = z
  .array(staffRight)
  .min(1, bilingualMessage(staffSentences.rightsMissing))
  .describe('What people with the role may do.')
const roles = z
  .array(roleName)
  .min(1, bilingualMessage(staffSentences.rolesMissing))
  .max(50)
  .describe('The names of all roles of the person. They replace the earlier ones.')
const locale = z.enum(locales)

const roleOfMember = z.object({
  name: z.string(),
  title: z.string().nullable().describe('Null for a delivered role, which the interface names.'),
})
const member = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    roles: z.array(roleOfMember),
    active: z.boolean(),
    has_password: z.boolean().describe('False until the person has used the link of the invitation.'),
    has_second_factor: z.boolean(),
    last_login_at: z.iso.datetime().nullable(),
    version: z.int().describe('Changes with the roles and with the access of the person.'),
  })
  .meta({ id: 'TeamMember' })
export type TeamMember = z.output<typeof member>

const handledRequest = z
  .object({ id: z.string(), name: z.string(), location: z.string(), created_at: z.iso.datetime() })
  .meta({ id: 'RequestOfMember' })

const openNote = z
  .object({ id: z.int(), order_number: z.string(), text: z.string(), due_on: z.iso.date().nullable() })
  .meta({ id: 'NoteOfMember' })

/** What somebody else has to take over when a person leaves. */
const handover = z.object({
  partner_requests: z
    .array(handledRequest)
    .describe('The open partner requests that the person looks after.'),
  notes: z
    .array(openNote)
    .describe('The open notes on orders that mention the person, or are due and were written by the person.'),
})
export type Handover = z.output<typeof handover>

const role = roleOfMember
  .extend({
    rights: z.array(staffRight),
    members: z.int().describe('Active people with the role.'),
    version: z.int(),
  })
  .meta({ id: 'StaffRole' })
export type TeamRole = z.output<typeof role>

export const listTeam = endpoint({
  method: 'GET',
  path: '/api/v1/staff/members',
  summary: 'Lists the members of staff with their roles',
  query: staffListQuery(['name', 'email', 'last_login_at'], {
    role: roleName.optional().describe('Only people with this role.'),
    active: z
      .enum(['0', '1'])
      .optional()
      .describe('1 lists only active people, 0 only deactivated ones. Without it all of them.'),
  }),
  example: { search: 'outi' },
  response: answerPage(member),
  errors: [...ofStaff, 'not-valid'],
})

export const getTeamMember = endpoint({
  method: 'GET',
  path: '/api/v1/staff/members/:id',
  summary: 'Returns a member of staff, with their open partner requests and notes',
  params: z.object({ id: memberId }),
  response: answer(member.extend(handover.shape).meta({ id: 'TeamMemberInFull' })),
  errors: [...ofStaff, 'not-valid', 'not-found'],
})

const changing = [
  ...ofStaff,
  'second-factor-required',
  'not-valid',
  'owners-only',
  'rights-not-held',
] as const

/** Somebody who was deactivated is active again, with the given name and the given roles alone. */
export const inviteStaff = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/members',
  summary: 'Adds a member of staff and sends them a link to set a password, valid for 24 hours, once',
  body: z.object({
    name: requiredText(staffSentences.nameMissing).max(100).prefault('').describe('First and last name.'),
    email: requiredEmail(s.emailMissing).prefault('').describe('The e-mail address for the log-in.'),
    roles: roles.prefault([]),
    locale: locale.default('fi_FI').describe('The language of the invitation and of the back office.'),
  }),
  example: { name: 'Ville Varasto', email: 'ville@shop.example', roles: ['warehouse'] },
  response: answer(z.object({ id: z.string() })),
  errors: [...changing, 'email-is-staff'],
})

/** Earlier links no longer work. Also for somebody who has forgotten the password. */
export const sendStaffLink = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/members/:id/link',
  summary: 'Sends a member of staff a new link to set a password',
  params: z.object({ id: memberId }),
  response: answer(z.null()),
  errors: [...changing, 'not-found'],
})

const ofOthers = [...changing, 'not-found', 'last-owner', 'own-permissions'] as const

export const changeStaffRoles = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/members/:id/roles',
  summary: 'Replaces the roles of a member of staff; they apply from the next request',
  params: z.object({ id: memberId }),
  body: z.object({ roles: roles.prefault([]), version }),
  response: answer(z.null()),
  errors: [...ofOthers, 'changed-meanwhile'],
})

export const deactivateStaffMember = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/members/:id/deactivate',
  summary: 'Takes the access of a member of staff away; all their sessions end at once',
  params: z.object({ id: memberId }),
  response: answer(handover),
  errors: [...ofOthers],
})

export const restoreStaffMember = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/members/:id/restore',
  summary: 'Gives a deactivated member of staff access again, and sends them a link to set a password',
  params: z.object({ id: memberId }),
  body: z.object({ roles: roles.prefault([]) }),
  response: answer(z.null()),
  errors: [...changing, 'not-found', 'own-permissions'],
})

export const resetStaffSecondFactor = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/members/:id/reset-second-factor',
  summary: 'Lets a member of staff set up the second factor again; all their sessions end at once',
  params: z.object({ id: memberId }),
  response: answer(z.null()),
  errors: [...changing, 'not-found', 'own-permissions'],
})

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/v1/staff/roles',
  summary: 'Lists the roles with their rights, the delivered ones first',
  response: answer(z.array(role)),
  errors: [...ofStaff],
})

const title = requiredText(staffSentences.titleMissing).max(60).prefault('').describe('The name of the role.')
const ofRoles = [...changing, 'title-taken'] as const

export const createRole = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/roles',
  summary: 'Makes a role from a list of rights',
  body: z.object({ title, rights: rights.prefault([]) }),
  example: { title: 'Kesäapu', rights: ['read-orders', 'read-stock'] },
  response: answer(z.object({ name: z.string() })),
  errors: [...ofRoles],
})

export const updateRole = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/roles/:role',
  summary: 'Changes a role that is not a delivered one; its rights apply from the next request',
  params: z.object({ role: roleName }),
  body: z.object({ title, rights: rights.prefault([]), version }),
  response: answer(z.null()),
  errors: [...ofRoles, 'not-found', 'role-delivered', 'own-permissions', 'changed-meanwhile'],
})

export const deleteRole = endpoint({
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/staff/roles/:role',
  summary: 'Deletes a role that nobody has',
  params: z.object({ role: roleName }),
  response: answer(z.null()),
  errors: [...changing, 'not-found', 'role-delivered', 'role-in-use'],
})

export const setStaffLanguage = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/me/language',
  summary: 'Stores the language in which the member of staff uses the back office',
  body: z.object({ locale: locale.describe('fi_FI or en_GB.') }),
  example: { locale: 'fi_FI' },
  response: answer(z.null()),
  errors: [...ofStaff, 'not-valid'],
})
