import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { addNote } from '@pito/server/src/orders/index.ts'
import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import type { Platform } from '@pito/server/src/platform/platform.ts'
import { contextAt } from './place-order.ts'

interface DemoNote {
  readonly by: string
  readonly mentions: readonly string[]
  readonly text: string
  readonly isPinned: boolean
  /** The number of days after today on which the note is due. */
  readonly dueIn: number | null
}

const [owner, service, warehouse, books] = [
  'omistaja@pito.example',
  'palvelu@pito.example',
  'varasto@pito.example',
  'kirjanpito@pito.example',
]
const plain = { mentions: [], isPinned: false, dueIn: null }

/** Each note is about another of the orders that have been paid, the latest first. */
const notes: readonly DemoNote[] = [
  {
    ...plain,
    by: service,
    text: 'Asiakas soitti ja toivoi toimitusta ennen kello kahtatoista.',
    isPinned: true,
  },
  {
    ...plain,
    by: service,
    mentions: [warehouse],
    text: 'Tarkistatko hyllystä, onko kaikissa renkaissa sama valmistusviikko?',
    dueIn: 0,
  },
  { ...plain, by: warehouse, mentions: [service], text: 'Yksi paketti oli kastunut, vaihdoin muovit.' },
  {
    ...plain,
    by: service,
    mentions: [owner],
    text: 'Asiakas pyytää alennusta, koska toimitus viivästyi. Mitä vastataan?',
    dueIn: 1,
  },
  {
    ...plain,
    by: owner,
    mentions: [service, books],
    text: 'Yritys tarvitsee laskun viitteellään. Soitan heille itse.',
    dueIn: 3,
  },
  { ...plain, by: warehouse, text: 'Noudetaan keskiviikkona omalla kuljetuksella.' },
]

const carrierLink = 'https://www.posti.fi/fi/seuranta#/lahetys/{number}'

/** Adds what staff have left on the desk beside the orders: notes, e-mails that failed, and the link of the carrier. */
export async function fillDeskWork(tx: Tx, platform: Platform): Promise<void> {
  await addNotes(tx, platform)
  await failSomeMails(tx, platform.clock())
  await tx`update delivery_setting set tracking_link = ${carrierLink} where tracking_link is null`
}

async function addNotes(tx: Tx, platform: Platform): Promise<void> {
  const now = platform.clock()
  const staff = await tx<{ email: string; id: string }>`select email, id from staff`
  const idOf = new Map(staff.map(({ email, id }) => [email, id]))
  const orders = await tx<{ orderNumber: string }>`
    select order_number from shop_order where progress = 'paid' and guest_id is not null
    order by paid_at desc, order_number limit ${notes.length}`
  for (const [place, { orderNumber }] of orders.entries()) {
    const note = notes[place]
    const staffId = idOf.get(note?.by ?? '')
    if (!note || staffId === undefined) continue
    const ctx = contextAt(tx, platform, { now, caller: { kind: 'staff', staffId, sessionId: 'demo' } })
    await addNote(ctx, {
      ...{ orderNumber, text: note.text, is_pinned: note.isPinned },
      mentions: note.mentions.flatMap((email) => idOf.get(email) ?? []),
      due_on: note.dueIn === null ? null : addDays(helsinkiDate(now), note.dueIn),
    })
  }
}

/**
 * Five e-mails to service points could not be delivered, because their mailboxes refused them. The one after them was
 * delivered, so the mail server itself works.
 */
async function failSomeMails(tx: Tx, now: Date): Promise<void> {
  await tx`
    update mail set attempts = case when place <= 5 then 13 else 1 end, last_tried_at = ${now}::timestamptz - (6 - place) * interval '1 minute',
      last_error = case when place <= 5 then '550 5.1.1 Recipient address rejected: User unknown' end,
      sent_at = case when place > 5 then ${now}::timestamptz end
    from (
      select id, row_number() over (order by created_at, id) as place from mail
      where event = 'garage' and order_id is not null order by created_at, id limit 6
    ) tried where tried.id = mail.id`
}
