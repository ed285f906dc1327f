import { randomUUID } from 'node:crypto'
import type { ReplyTemplate } from '@pito/contracts/values/partner-replies'
import { partnerReplies } from '@pito/contracts/values/partner-replies'
import type { PartnerType } from '@pito/contracts/values/partner-request'
import { addPartnerNote, replyToPartner } from '@pito/server/src/partners/index.ts'
import type { Sql, Tx } from '@pito/server/src/platform/database/sql.ts'
import type { Platform } from '@pito/server/src/platform/platform.ts'
import { insertRows } from '../insert-rows.ts'
import { contextAt } from '../orders/place-order.ts'

interface DemoRequest {
  readonly name: string
  readonly requestFrom: PartnerType
  readonly location: string
  readonly comment: string
  readonly locale: 'fi_FI' | 'en_GB'
  readonly daysAgo: number
  /** The reply that decides the status; without one the request is new. */
  readonly reply?: ReplyTemplate
  readonly note?: string
}

const finnish = { locale: 'fi_FI' } as const

const requests: readonly DemoRequest[] = [
  {
    ...finnish,
    ...{
      name: 'Raimo Koski',
      requestFrom: 'garage',
      location: 'Teollisuustie 4, 60100 Seinäjoki',
      daysAgo: 0,
    },
    comment: 'Kaksi nosturia ja rengastyöt omasta takaa. Haluaisin asennuspisteeksi talvikaudesta alkaen.',
  },
  {
    ...finnish,
    ...{ name: 'Tuula Rinne', requestFrom: 'tyre-shop', location: 'Satamakatu 11, 48100 Kotka', daysAgo: 1 },
    comment: 'Rengasliike, kolme asentajaa. Olemme auki myös lauantaisin.',
  },
  {
    ...{ name: 'Daniel Berg', requestFrom: 'car-service-point', locale: 'en_GB', daysAgo: 9 },
    location: 'Strandgatan 20, 65100 Vaasa',
    comment: 'We serve mostly Swedish and English speaking customers and would like to fit your tyres.',
  },
  {
    ...finnish,
    ...{ name: 'Eero Lahti', requestFrom: 'garage', location: 'Varikkotie 2, 87100 Kajaani', daysAgo: 6 },
    ...{ comment: 'Korjaamolla on tilaa neljälle autolle.', reply: 'questions' },
    note: 'Lupasi lähettää hinnaston maanantaina.',
  },
  {
    ...finnish,
    ...{ name: 'Mirja Salo', requestFrom: 'wholesaler', location: 'Tukkutie 8, 01510 Vantaa', daysAgo: 12 },
    ...{ comment: 'Tarjoamme varastopalvelua ja kuljetukset etelään.', reply: 'questions' },
  },
  {
    ...finnish,
    ...{ name: 'Pekka Aalto', requestFrom: 'tyre-shop', location: 'Rengaskuja 1, 15110 Lahti', daysAgo: 30 },
    ...{ comment: 'Rengashotelli ja asennus, 30 autoa päivässä.', reply: 'agreement' },
    note: 'Sopimus allekirjoitettu, aloittaa kuun vaihteessa.',
  },
  {
    ...finnish,
    ...{ name: 'Outi Virta', requestFrom: 'web-shop', location: 'Verkkokatu 5, 00100 Helsinki', daysAgo: 45 },
    ...{ comment: 'Myymme lisävarusteita ja haluamme myydä myös renkaitanne.', reply: 'rejection' },
  },
]

const dayMilliseconds = 86_400_000

export async function hasPartnerRequests(sql: Sql): Promise<boolean> {
  return (await sql`select from partner_request limit 1`).length > 0
}

/** Creates applications of partners in every status. Those who applied get no e-mail: the replies are only stored. */
export async function fillPartnerRequests(tx: Tx, platform: Platform): Promise<void> {
  const [staff] = await tx<{ id: string }>`select id from staff where email = 'kumppanit@pito.example'`
  const today = platform.clock()
  const rows = requests.map((request, place) => ({ ...request, ...contactOf(request, place, today) }))
  await insertRows(
    tx,
    'partner_request',
    rows.map(({ daysAgo: _, reply: __, note: ___, ...row }) => row),
  )
  if (!staff) return
  const quiet = { ...platform, config: { ...platform.config, mailUrl: undefined } }
  for (const { id, name, locale, daysAgo, reply: template, note } of rows) {
    const now = new Date(today.getTime() - (daysAgo - 1) * dayMilliseconds)
    const ctx = contextAt(tx, quiet, { now, caller: { kind: 'staff', staffId: staff.id, sessionId: 'demo' } })
    if (template)
      await replyToPartner(ctx, {
        id,
        version: 1,
        template,
        text: partnerReplies[locale][template].text(name),
      })
    if (note !== undefined) await addPartnerNote(ctx, { id, text: note })
  }
}

function contactOf({ name, daysAgo }: DemoRequest, place: number, today: Date) {
  return {
    id: randomUUID(),
    ...{ countryCode: '358', contactNumber: `012 555 7${String(place + 100)}`, status: 'new', version: 1 },
    email: `${name.toLowerCase().replace(' ', '.')}@pito.example`,
    createdAt: new Date(today.getTime() - daysAgo * dayMilliseconds - place * 3_600_000).toISOString(),
  }
}
