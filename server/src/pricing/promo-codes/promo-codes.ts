import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  createPromoCode,
  getPromoCodeUsage,
  getPromoCodeUses,
  getStaffPromoCode,
  getStaffPromoCodes,
  PromoCodeFields,
  promoCodeSorts,
  StaffPromoCode,
  savePromoCode,
} from '@pito/contracts/staff-promo-codes'
import { promoCodeFaults, promoCodeSentences } from '@pito/contracts/values/promo-code-faults'
import { callerHasRight } from '../../platform/audit/caller-has-right.ts'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import { listPage, orderBy } from '../../platform/database/list-page.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import type { FieldFaults } from '../../platform/refuse.ts'
import { refuse } from '../../platform/refuse.ts'
import { faultsIn, refuseFields } from '../../platform/refuse-fields.ts'
import { lockPromoCode } from '../promo-store.ts'
import type { StaffPromoCodeRow, UseRow } from './promo-code-store.ts'
import {
  insertPromoCode,
  isCodeTaken,
  lockCodeTexts,
  promoCodeById,
  promoCodeColumns,
  promoCodeState,
  readUsage,
  updatePromoCode,
  usesOfCode,
} from './promo-code-store.ts'

const sorts: Record<(typeof promoCodeSorts)[number], Part> = {
  code: part`p.code`,
  valid_from: part`p.valid_from`,
  valid_until: part`p.valid_until`,
  uses: part`uses`,
}

export async function listPromoCodes(
  { sql, now }: Context,
  input: Input<typeof getStaffPromoCodes>,
): Promise<Answer<typeof getStaffPromoCodes>> {
  const { search, state, used } = input
  const isUsed = part`exists (select from promo_code_use where promo_code_id = p.id)`
  const { rows, ...paging } = await listPage<StaffPromoCodeRow>(
    sql,
    {
      columns: promoCodeColumns(now),
      from: part`promo_code p`,
      where: [
        ...(state ? [part`${promoCodeState(now)} = ${state}`] : []),
        ...(used === '1' ? [isUsed] : []),
        ...(used === '0' ? [part`not ${isUsed}`] : []),
        ...(search ? [part`position(upper(${search}) in upper(p.code || ' ' || p.note)) > 0`] : []),
      ],
      order: orderBy(sorts, input.sort, part`p.id`),
    },
    input,
  )
  return pageOf(rows.map(shown), paging)
}

export async function showPromoCode(
  { sql, now }: Context,
  { id }: Input<typeof getStaffPromoCode>,
): Promise<Answer<typeof getStaffPromoCode>> {
  return ok(shown((await promoCodeById(sql, id, now)) ?? refuse('not-found')))
}

export function addPromoCode(
  ctx: Context,
  fields: Input<typeof createPromoCode>,
): Promise<Answer<typeof createPromoCode>> {
  return ctx.transaction(async (tx) => {
    await lockCodeTexts(tx)
    refuseFields(ctx, await faultsOf(tx, fields, null))
    const id = await insertPromoCode(tx, fields)
    const added = (await promoCodeById(tx, id, ctx.now)) ?? refuse('not-found')
    const record = { kind: 'promo-code', id } as const
    const after = fieldsOfCode(added)
    await recordChange(tx, ctx, { action: 'promo-code-created', record, before: null, after, origin: 'form' })
    return ok(shown(added))
  })
}

/**
 * Saves a code. The lock is the one under which payments claim uses, so no use is claimed between the check of the
 * limits and the save.
 */
export function changePromoCode(
  ctx: Context,
  { id, version, ...fields }: Input<typeof savePromoCode>,
): Promise<Answer<typeof savePromoCode>> {
  return ctx.transaction(async (tx) => {
    await lockCodeTexts(tx)
    await lockPromoCode(tx, id)
    const stored = (await promoCodeById(tx, id, ctx.now)) ?? refuse('not-found')
    const record = { kind: 'promo-code', id } as const
    await refuseStale(tx, { record, sent: version, current: shown(stored) })
    refuseFields(ctx, await faultsOf(tx, fields, stored))
    await updatePromoCode(tx, id, fields)
    const saved = (await promoCodeById(tx, id, ctx.now)) ?? refuse('not-found')
    const change = { before: fieldsOfCode(stored), after: fieldsOfCode(saved), origin: 'form' } as const
    await recordChange(tx, ctx, { action: 'promo-code-saved', record, ...change })
    return ok(shown(saved))
  })
}

/** Checks the fields of a code that match the contract when others do not. */
export async function checkPromoCode(
  ctx: Context,
  { id, ...fields }: Partial<Input<typeof savePromoCode>>,
): Promise<FieldFaults> {
  const stored = id === undefined ? null : ((await promoCodeById(ctx.sql, id, ctx.now)) ?? null)
  return faultsIn(ctx, await faultsOf(ctx.sql, fields, stored))
}

async function faultsOf(sql: Sql, fields: Partial<PromoCodeFields>, stored: StaffPromoCodeRow | null) {
  const isTaken = fields.code !== undefined && (await isCodeTaken(sql, fields.code, stored?.id ?? null))
  return {
    ...(isTaken && { code: promoCodeSentences.codeTaken }),
    ...promoCodeFaults(fields, stored && { ...fieldsOfCode(stored), uses: stored.uses }),
  }
}

/** Returns the fields that the form of a code edits; the history of the code compares them. */
function fieldsOfCode(row: StaffPromoCodeRow): PromoCodeFields {
  return {
    code: row.code,
    discount_permille: row.discountPermille,
    discount_cents: row.discountCents,
    valid_from: row.validFrom,
    valid_until: row.validUntil,
    minimum_cents: row.minimumCents || null,
    uses_in_all: row.usesInAll,
    uses_each: row.usesEach,
    active: row.active,
    note: row.note,
  }
}

function shown(row: StaffPromoCodeRow): StaffPromoCode {
  return { ...fieldsOfCode(row), id: row.id, version: row.version, uses: row.uses, state: row.state }
}

export async function showPromoCodeUsage(
  { sql, now }: Context,
  { id }: Input<typeof getPromoCodeUsage>,
): Promise<Answer<typeof getPromoCodeUsage>> {
  if (!(await promoCodeById(sql, id, now))) refuse('not-found')
  const { salesCents, discountCents, ...usage } = await readUsage(sql, id)
  return ok({ ...usage, days: [...usage.days], sales_cents: salesCents, discount_cents: discountCents })
}

/** Lists the uses of a code. Only staff who may read orders see the names of the customers. */
export async function listPromoCodeUses(
  { sql, now, caller }: Context,
  { id, ...paging }: Input<typeof getPromoCodeUses>,
): Promise<Answer<typeof getPromoCodeUses>> {
  if (!(await promoCodeById(sql, id, now))) refuse('not-found')
  const withNames = await callerHasRight(sql, caller, 'read-orders')
  const where = [part`u.promo_code_id = ${id}`]
  const { rows, ...page } = await listPage<UseRow>(sql, { ...usesOfCode, where }, paging)
  return pageOf(
    rows.map((row) => ({
      claimed_at: row.claimedAt.toISOString(),
      state: row.isPaid ? ('used' as const) : ('claimed' as const),
      order_number: row.orderNumber,
      customer: withNames ? row.customer : null,
      is_erased: row.isErased,
      total_cents: row.totalCents,
      discount_cents: row.discountCents,
    })),
    page,
  )
}
