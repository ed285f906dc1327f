import { randomUUID } from 'node:crypto'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  correctDelivery as deliveryContract,
  correctSending as sendingContract,
  shipOrder as shipContract,
  setTrackingNumbers as trackingContract,
  undoSending as undoContract,
} from '@pito/contracts/order-changes'
import type { ChangeOrigin } from '@pito/contracts/values/record-history'
import { sendingSentences as s } from '@pito/contracts/values/sending-sentences'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseFields } from '../../platform/refuse-fields.ts'
import { changeOrder } from '../change-order.ts'
import { lockChangeableOrder } from '../changeable-order.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import {
  finalFrom,
  isDayOfDelivery,
  whyNotDeliveryCorrected,
  whyNotSendingCorrected,
  whyNotShipped,
  whyNotTracked,
  whyNotUndone,
} from '../why-not-changed.ts'
import { shown } from './change-by-staff.ts'
import { setNotShipped, setShipped, updateDelivered, updateTrackingNumbers } from './fulfilment-store.ts'

type Shown = Promise<Answer<typeof shipContract>>

interface SendingToAnnounce {
  readonly orderId: string
  readonly sendingId: string
  /** Whether the e-mail is only stored, like those of the orders that the demo creates. */
  readonly isStoredOnly: boolean
}

/** The job is stored with the sending, in one transaction, and starts when the sending can no longer be undone. */
const announceJob = defineJob<SendingToAnnounce>('announce-sending')

/**
 * Marks an order as sent. The e-mail and the capture of a Klarna payment wait until the sending is final: the e-mail for
 * a job with a start time, the capture for `shipped_at`.
 */
export async function shipOrder(
  ctx: Context,
  input: Input<typeof shipContract>,
  origin?: ChangeOrigin,
): Shown {
  const id = await changeOrder(
    ctx,
    { ...input, ...(origin && { origin }) },
    {
      action: 'order-shipped',
      whyNot: whyNotShipped,
      change: async (tx, order) => {
        const sendingId = randomUUID()
        const trackingNumbers = input.tracking_numbers ?? order.trackingNumbers
        await setShipped(tx, order.id, { id: sendingId, trackingNumbers }, ctx.now)
        const isStoredOnly = ctx.platform.config.mailUrl === undefined
        await enqueue(tx, ctx.platform, { orderId: order.id, sendingId, isStoredOnly }, finalFrom(ctx.now))
        return { parcels: trackingNumbers.length }
      },
    },
  )
  return shown(ctx, id)
}

async function enqueue(tx: Tx, { jobs }: Platform, sending: SendingToAnnounce, at: Date): Promise<void> {
  await jobs.enqueue(tx, announceJob, sending, { at })
}

export function announceSendings(platform: Platform): void {
  platform.jobs.handle(announceJob, (sending, { now }) => announceSending(platform, sending, now))
}

/** Requests the e-mail about a sending, unless it was undone meanwhile. A later sending has a job of its own. */
export function announceSending(platform: Platform, sending: SendingToAnnounce, now: Date): Promise<void> {
  const { orderId, sendingId, isStoredOnly } = sending
  return platform.sql.transaction(async (tx) => {
    const order = await lockChangeableOrder(tx, orderId)
    if (!order?.shippedAt || order.sendingId !== sendingId) return
    // The clock of the database, which starts the job, may be ahead of the clock by which staff may undo the sending.
    const final = finalFrom(order.shippedAt)
    if (now < final) return enqueue(tx, platform, sending, final)
    const config = isStoredOnly ? { ...platform.config, mailUrl: undefined } : platform.config
    const email = { orderId, event: 'shipped', sendingId } as const
    await sendOrderEmails(tx, { platform: { ...platform, config }, now }, email)
  })
}

export async function undoSending(ctx: Context, input: Input<typeof undoContract>): Shown {
  const id = await changeOrder(ctx, input, {
    action: 'sending-undone',
    whyNot: whyNotUndone,
    change: async (tx, order) => {
      await setNotShipped(tx, order.id)
      return {}
    },
  })
  return shown(ctx, id)
}

/** The customer may have read that the tyres were sent, so staff can tell them by another e-mail that they were not. */
export async function correctSending(ctx: Context, input: Input<typeof sendingContract>): Shown {
  const { note, send_email: sendsEmail } = input
  const id = await changeOrder(ctx, input, {
    action: 'sending-corrected',
    whyNot: whyNotSendingCorrected,
    change: async (tx, order) => {
      await setNotShipped(tx, order.id)
      if (sendsEmail)
        await sendOrderEmails(tx, ctx, {
          orderId: order.id,
          event: 'sending-corrected',
          sendingId: order.sendingId ?? order.id,
        })
      return { note, mailed: sendsEmail }
    },
  })
  return shown(ctx, id)
}

export async function setTrackingNumbers(ctx: Context, input: Input<typeof trackingContract>): Shown {
  const id = await changeOrder(ctx, input, {
    action: 'tracking-numbers-set',
    whyNot: whyNotTracked,
    change: async (tx, order) => {
      await updateTrackingNumbers(tx, order.id, input.tracking_numbers)
      return { note: input.tracking_numbers.join(', ') }
    },
  })
  return shown(ctx, id)
}

export async function correctDelivery(ctx: Context, input: Input<typeof deliveryContract>): Shown {
  const { note, delivered_on: day } = input
  const id = await changeOrder(ctx, input, {
    action: 'delivery-corrected',
    whyNot: whyNotDeliveryCorrected,
    change: async (tx, order) => {
      refuseFields(ctx, isDayOfDelivery(day, order, ctx.now) ? {} : { delivered_on: s.dayImpossible })
      await updateDelivered(tx, order.id, day, ctx.now)
      return { note, day }
    },
  })
  return shown(ctx, id)
}
