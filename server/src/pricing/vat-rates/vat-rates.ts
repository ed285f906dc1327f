import type { Answer, Input } from '@pito/contracts/endpoint'
import type { addVatRate, getVatRates, removeVatRate, VatRate } from '@pito/contracts/staff-vat-rates'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { VatKind } from '@pito/contracts/values/vat-kinds'
import { vatKinds } from '@pito/contracts/values/vat-kinds'
import { vatRateSentences as s } from '@pito/contracts/values/vat-rate-sentences'
import { recordChange } from '../../platform/audit/record-change.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { deleteVatRate, insertVatRate, readVatRates } from './vat-rate-store.ts'

const record = { kind: 'setting', id: 'vat-rates' } as const

export async function listVatRates(ctx: Context): Promise<Answer<typeof getVatRates>> {
  return ok(await ratesOf(ctx.sql, ctx.now))
}

export function planVatRate(
  ctx: Context,
  { kind, valid_from: validFrom, permille }: Input<typeof addVatRate>,
): Promise<Answer<typeof addVatRate>> {
  return ctx.transaction(async (tx) => {
    refuseStarted(ctx, validFrom, s.dateStarted)
    if (!(await insertVatRate(tx, { kind, validFrom, permille }))) refuseDate(ctx, s.dateTaken)
    await recordChange(tx, ctx, {
      action: 'vat-rate-added',
      record,
      before: null,
      after: { [fieldOf(kind, validFrom)]: permille },
      origin: 'form',
    })
    return ok(await ratesOf(tx, ctx.now))
  })
}

export function dropVatRate(
  ctx: Context,
  { kind, validFrom }: Input<typeof removeVatRate>,
): Promise<Answer<typeof removeVatRate>> {
  return ctx.transaction(async (tx) => {
    refuseStarted(ctx, validFrom, s.alreadyStarted)
    const removed = (await deleteVatRate(tx, { kind, validFrom })) ?? refuse('not-found')
    await recordChange(tx, ctx, {
      action: 'vat-rate-removed',
      record,
      before: { [fieldOf(kind, validFrom)]: removed.permille },
      after: null,
      origin: 'form',
    })
    return ok(await ratesOf(tx, ctx.now))
  })
}

/** Returns the name under which the history has a rate. */
function fieldOf(kind: VatKind, validFrom: string): string {
  return `${kind} ${validFrom}`
}

/** A rate that has started is fixed, because orders have been priced by it. */
function refuseStarted(ctx: Context, validFrom: string, sentence: Sentence): void {
  if (validFrom <= helsinkiDate(ctx.now)) refuseDate(ctx, sentence)
}

function refuseDate(ctx: Context, sentence: Sentence): never {
  refuse('not-valid', { errors: { valid_from: [sentence[ctx.locale]] } })
}

async function ratesOf(sql: Sql, now: Date): Promise<VatRate[]> {
  const today = helsinkiDate(now)
  const rates = await readVatRates(sql)
  const started = rates.filter(({ validFrom }) => validFrom <= today)
  const current = vatKinds.map((kind) => started.find((rate) => rate.kind === kind))
  return rates.map((rate) => ({
    kind: rate.kind,
    valid_from: rate.validFrom,
    permille: rate.permille,
    state: stateOf(rate.validFrom, { today, isCurrent: current.includes(rate) }),
  }))
}

function stateOf(
  validFrom: string,
  { today, isCurrent }: { readonly today: string; readonly isCurrent: boolean },
): VatRate['state'] {
  if (validFrom > today) return 'future'
  return isCurrent ? 'current' : 'past'
}
