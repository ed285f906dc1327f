import { randomUUID } from 'node:crypto'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { inviteStaff, sendStaffLink } from '@pito/contracts/staff-team'
import { languageOf } from '@pito/contracts/values/locale'
import { staffSentences } from '@pito/contracts/values/staff-sentences'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import { recordChange } from '../../platform/audit/record-change.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { renderEmail } from '../../platform/mail/email-layout.ts'
import type { Email } from '../../platform/mail/send-mail.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import type { ShopSettings } from '../../platform/platform.ts'
import { refuse } from '../../platform/refuse.ts'
import { newPasswordLink } from '../password-link.ts'
import { hasRole, rightsOfRoles } from '../role-store.ts'
import { whichStaff } from '../staff-with.ts'
import type { NewStaff, StaffRow } from '../store.ts'
import { insertStaff, staffById } from '../store.ts'
import { changeTeam } from './change-member.ts'
import { saveRolesOrRefuse } from './change-roles.ts'

export async function inviteMember(
  ctx: Context,
  { name, roles, locale, ...input }: Input<typeof inviteStaff>,
): Promise<Answer<typeof inviteStaff>> {
  const email = input.email.toLowerCase()
  const person = {
    id: randomUUID(),
    email,
    name,
    locale,
    passwordHash: null,
    demo: false,
    createdAt: ctx.now,
  }
  const id = await changeTeam(ctx, [], async (tx) => ({
    rights: await rightsOfRoles(tx, roles),
    concernsOwner: roles.includes('owner'),
    carryOut: () => invite(ctx, tx, person, roles),
  }))
  return ok({ id })
}

async function invite(ctx: Context, tx: Tx, person: NewStaff, roles: readonly string[]): Promise<string> {
  const { name } = person
  const staffId =
    (await insertStaff(tx, person)) ??
    refuse('email-is-staff', { errors: { email: [staffSentences.emailIsStaff[ctx.locale]] } })
  await saveRolesOrRefuse(ctx, tx, staffId, roles)
  await recordChange(tx, ctx, {
    action: 'staff-invited',
    record: { kind: 'staff', id: staffId },
    before: null,
    after: { name, active: true, roles: roles.toSorted() },
    origin: 'form',
  })
  await sendLink(ctx, tx, staffId)
  return staffId
}

/** Sends a new link to somebody whose invitation has expired, or who has forgotten the password. */
export async function sendNewLink(
  ctx: Context,
  { id }: Input<typeof sendStaffLink>,
): Promise<Answer<typeof sendStaffLink>> {
  await changeTeam(ctx, [id], async (tx) => ({
    rights: [],
    concernsOwner: await hasRole(tx, id, 'owner'),
    async carryOut() {
      const before = { link_valid_until: await validUntil(tx, id) }
      await sendLink(ctx, tx, id)
      await recordAudit(tx, {
        ...{ ...auditedBy(ctx), action: 'staff-link-sent', details: { staff_id: id } },
        change: {
          record: { kind: 'staff', id },
          ...{ before, after: { link_valid_until: await validUntil(tx, id) }, origin: 'form' },
        },
      })
    },
  }))
  return ok(null)
}

async function validUntil(tx: Tx, staffId: string): Promise<Date | null> {
  const [link] = await tx<{ expiresAt: Date }>`
    select expires_at from staff_password_link where staff_id = ${staffId}`
  return link?.expiresAt ?? null
}

export async function sendLink(ctx: Context, tx: Tx, id: string): Promise<void> {
  const { platform, now } = ctx
  const staff = (await staffById(tx, id, whichStaff(platform))) ?? refuse('not-found')
  const link = await newPasswordLink(platform.config, tx, staff, now)
  await sendMail(platform, tx, invitationEmail(platform, staff, link))
}

const words = {
  fi: {
    greeting: (name: string) => `Hei ${name},`,
    subject: 'Ota kaupan hallinta käyttöön',
    text: 'Sinulla on pääsy kaupan hallintaan. Valitse ensin salasana. Ensimmäisellä kirjautumisella otat käyttöön myös todennussovelluksen tai pääsyavaimen, joten pidä puhelin lähellä.',
    button: 'Valitse salasana',
    notes: [
      'Linkki toimii vuorokauden ajan ja vain kerran.',
      'Jos et odottanut tätä viestiä, sinun ei tarvitse tehdä mitään.',
    ],
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    subject: 'Your access to the back office of the shop',
    text: 'You have access to the back office of the shop. Choose a password first. At the first log-in you also set up an authenticator app or a passkey, so have your phone at hand.',
    button: 'Choose a password',
    notes: [
      'The link works for 24 hours, and once.',
      'If you did not expect this message, there is nothing to do.',
    ],
  },
}

function invitationEmail(
  shop: ShopSettings,
  { name, email, locale }: Pick<StaffRow, 'name' | 'email' | 'locale'>,
  url: string,
): Email {
  const w = words[languageOf(locale)]
  const content = renderEmail(shop, {
    locale,
    title: w.subject,
    paragraphs: [w.greeting(name), w.text],
    button: { label: w.button, url },
    notes: w.notes,
  })
  return { to: email, event: 'staff', locale, subject: w.subject, ...content }
}
