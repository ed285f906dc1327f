import { isDeepStrictEqual } from 'node:util'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  changeDeliverySettings,
  DeliveryFields,
  DeliveryPlan,
  DeliverySettings,
  getDeliverySettings,
  removeScheduledDelivery,
  saveScheduledDelivery,
} from '@pito/contracts/staff-delivery'
import { deliveryFaults } from '@pito/contracts/values/delivery-faults'
import { deliverySentences as s } from '@pito/contracts/values/delivery-sentences'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Sentence } from '@pito/contracts/values/sentences'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import type { FieldFaults } from '../../platform/refuse.ts'
import { refuse } from '../../platform/refuse.ts'
import { faultsIn, refuseFields } from '../../platform/refuse-fields.ts'
import {
  areSettings,
  deleteSettings,
  insertSettings,
  lockDeliverySettings,
  readSettingsFrom,
  updateSettings,
} from './delivery-settings-store.ts'

const record = { kind: 'setting', id: 'delivery' } as const

export async function showDeliverySettings(ctx: Context): Promise<Answer<typeof getDeliverySettings>> {
  return ok(await readDeliveryPlan(ctx.sql, ctx.now))
}

/**
 * Changes the settings by adding new ones, which apply from now on or from a given day. The settings in force stay
 * stored unchanged, because orders were placed under them.
 */
export function changeDelivery(
  ctx: Context,
  { version, valid_from: validFrom, ...sent }: Input<typeof changeDeliverySettings>,
): Promise<Answer<typeof changeDeliverySettings>> {
  return ctx.transaction(async (tx) => {
    const plan = await lockPlan(ctx, tx)
    await refuseStale(tx, { record, sent: version, current: plan.current })
    const fields = checkedFields(ctx, sent, validFrom === null ? null : dateFault(plan, validFrom))
    const before = fieldsOfSettings(plan.current)
    if (validFrom !== null) {
      await insertSettings(tx, fields, validFrom)
      await note(tx, ctx, 'delivery-scheduled', {
        before: { valid_from: null, ...before },
        after: { valid_from: validFrom, ...fields },
      })
    } else if (!isDeepStrictEqual(fields, before)) {
      await insertSettings(tx, fields, plan.now.today)
      await note(tx, ctx, 'delivery-changed', { before, after: fields })
    }
    return ok(await readDeliveryPlan(tx, ctx.now))
  })
}

export function saveScheduled(
  ctx: Context,
  { id, version, valid_from: validFrom, ...sent }: Input<typeof saveScheduledDelivery>,
): Promise<Answer<typeof saveScheduledDelivery>> {
  return ctx.transaction(async (tx) => {
    const plan = await lockPlan(ctx, tx)
    const stored = await scheduledIn(ctx, tx, plan, id)
    await refuseStale(tx, { record, sent: version, current: stored })
    const fields = checkedFields(ctx, sent, dateFault(plan, validFrom, id))
    const change = {
      before: { valid_from: stored.valid_from, ...fieldsOfSettings(stored) },
      after: { valid_from: validFrom, ...fields },
    }
    if (!isDeepStrictEqual(change.before, change.after)) await updateSettings(tx, id, fields, validFrom)
    await note(tx, ctx, 'delivery-schedule-changed', change)
    return ok(await readDeliveryPlan(tx, ctx.now))
  })
}

export function removeScheduled(
  ctx: Context,
  { id }: Input<typeof removeScheduledDelivery>,
): Promise<Answer<typeof removeScheduledDelivery>> {
  return ctx.transaction(async (tx) => {
    const stored = await scheduledIn(ctx, tx, await lockPlan(ctx, tx), id)
    await deleteSettings(tx, id)
    const before = { valid_from: stored.valid_from, ...fieldsOfSettings(stored) }
    await note(tx, ctx, 'delivery-schedule-removed', { before, after: null })
    return ok(await readDeliveryPlan(tx, ctx.now))
  })
}

async function lockPlan(ctx: Context, tx: Tx): Promise<DeliveryPlan> {
  await lockDeliverySettings(tx)
  return readDeliveryPlan(tx, ctx.now)
}

/** Returns scheduled settings. Settings that have started are refused, because orders were placed under them. */
async function scheduledIn(ctx: Context, tx: Tx, plan: DeliveryPlan, id: number): Promise<DeliverySettings> {
  const found = plan.scheduled.find((settings) => settings.id === id)
  if (found) return found
  if (await areSettings(tx, id)) refuseFields(ctx, { valid_from: s.hasStarted })
  return refuse('not-found')
}

function dateFault({ now, scheduled }: DeliveryPlan, validFrom: string, own?: number): Sentence | null {
  if (validFrom <= now.today) return s.dateStarted
  return scheduled.some(({ id, valid_from }) => id !== own && valid_from === validFrom) ? s.dateTaken : null
}

function checkedFields(ctx: Context, sent: DeliveryFields, wrongDate: Sentence | null): DeliveryFields {
  refuseFields(ctx, { ...deliveryFaults(sent), ...(wrongDate && { valid_from: wrongDate }) })
  return inOrder(sent)
}

type CheckedDelivery = Partial<Input<typeof changeDeliverySettings>> & { readonly id?: number }

/** Checks the fields of delivery settings that match the contract when others do not. */
export async function checkDelivery(
  ctx: Context,
  { id, valid_from: validFrom, ...sent }: CheckedDelivery,
): Promise<FieldFaults> {
  const wrongDate = validFrom ? dateFault(await readDeliveryPlan(ctx.sql, ctx.now), validFrom, id) : null
  return faultsIn(ctx, { ...deliveryFaults(sent), ...(wrongDate && { valid_from: wrongDate }) })
}

type Change = Pick<Parameters<typeof recordChange>[2], 'before' | 'after'>

function note(tx: Tx, ctx: Context, action: string, change: Change): Promise<void> {
  return recordChange(tx, ctx, { action, record, ...change, origin: 'form' })
}

const hourInHelsinki = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Helsinki',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** Returns the settings in force and the scheduled ones. */
async function readDeliveryPlan(sql: Sql, now: Date): Promise<DeliveryPlan> {
  const today = helsinkiDate(now)
  const [current, ...scheduled] = await readSettingsFrom(sql, today)
  // The migration has added settings that started long ago, and nothing that has started is ever removed.
  if (!current) throw new Error('No delivery settings are in force.')
  return { now: { today, hour: Number(hourInHelsinki.format(now)) }, current, scheduled }
}

/** Returns the fields that staff edit, as the history stores them. */
function fieldsOfSettings({ id: _, version: __, valid_from: ___, ...fields }: DeliverySettings) {
  return fields satisfies DeliveryFields
}

/** Returns the fields in the order in which they are stored, so that equal settings are recognised as equal. */
function inOrder(fields: DeliveryFields): DeliveryFields {
  return {
    ...fields,
    tiers: fields.tiers
      .map(({ from_quantity, gross_cents }) => ({ from_quantity, gross_cents }))
      .sort((one, other) => one.from_quantity - other.from_quantity),
    no_dispatch_weekdays: [...new Set(fields.no_dispatch_weekdays)].sort((one, other) => one - other),
    no_dispatch_dates: [...new Set(fields.no_dispatch_dates)].sort(),
  }
}
