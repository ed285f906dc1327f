import type { TransportPayer } from '@pito/contracts/values/return-conditions'
import type { RowOf } from '../../platform/database/columns.ts'
import { columns, expression, insertion } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { Arrived, Returned } from '../invoices/rules/refund-of-return.ts'

/** Tyres of a return as they were found. */
export interface BookedReturn extends Arrived {
  readonly photoId: string | null
}

interface Arrival {
  readonly orderId: string
  readonly agreementId: string | null
  readonly staffId: string | null
  readonly items: readonly Omit<BookedReturn, 'deductedCents'>[]
}

export async function insertReturned(tx: Tx, arrival: Arrival, now: Date): Promise<void> {
  const { orderId, agreementId, staffId, items } = arrival
  await tx`
    insert into returned_tyre (order_id, tyre_id, quantity, condition, photo_id, agreement_id, returned_at, staff_id)
    select ${orderId}::uuid, (item->>'tyreId')::integer, (item->>'quantity')::smallint, item->>'condition',
      (item->>'photoId')::uuid, ${agreementId}::uuid, ${now}::timestamptz, ${staffId}::uuid
    from json_array_elements(${JSON.stringify(items)}::json) as item`
}

/** The part of an agreed refund that is not due yet, read for the table alias `agreement`. */
export const restOfAgreement = expression<number>`
  (agreement.refund_cents - coalesce((
    select sum(amount_cents + deducted_cents) from refund where agreement_id = agreement.id
  ), 0))::integer`

const agreementColumns = columns({ agreement: 'return_agreement' }, 'agreement.id', {
  agreed: expression<readonly Returned[]>`
      (select json_agg(json_build_object('tyreId', tyre_id, 'quantity', quantity) order by tyre_id)
      from agreed_tyre where agreement_id = agreement.id)`,
  arrived: expression<readonly Returned[]>`
      coalesce((
        select json_agg(json_build_object('tyreId', tyre_id, 'quantity', quantity) order by id)
        from returned_tyre where agreement_id = agreement.id and condition <> 'missing'
      ), '[]')`,
  rest_cents: restOfAgreement,
})

export type Agreement = RowOf<typeof agreementColumns>

/** Reads the agreement whose tyres have not all arrived, with what has. The caller holds the lock of the order. */
export async function readOpenAgreement(tx: Tx, orderId: string) {
  const [open] = await tx`
    select ${agreementColumns} from return_agreement agreement
    where order_id = ${orderId} and completed_at is null`
  return open
}

export async function completeAgreement(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx`
    update return_agreement set completed_at = ${now} where order_id = ${orderId} and completed_at is null`
}

interface NewAgreement {
  readonly orderId: string
  readonly staffId: string
  readonly refundCents: number
  readonly refundPermille: number | null
  readonly transportBy: TransportPayer
  readonly deadline: string
  readonly items: readonly Returned[]
}

/** Returns the id of the agreement. The caller holds the lock of the order. */
export async function insertAgreement(tx: Tx, agreement: NewAgreement, now: Date): Promise<string> {
  const { orderId, staffId, refundCents, refundPermille, transportBy, deadline, items } = agreement
  const values = {
    ...{ order_id: orderId, agreed_at: now, staff_id: staffId, refund_cents: refundCents },
    ...{ refund_permille: refundPermille, transport_by: transportBy, deadline },
  }
  const [row] = await tx<{ id: string }>`
    insert into return_agreement ${insertion('return_agreement', values)} returning id`
  if (!row) throw new Error('An agreement on a return was not written.')
  await tx`
    insert into agreed_tyre (agreement_id, tyre_id, quantity)
    select ${row.id}::uuid, (item->>'tyreId')::integer, (item->>'quantity')::smallint
    from json_array_elements(${JSON.stringify(items)}::json) as item`
  return row.id
}

export async function insertPhoto(
  tx: Tx,
  {
    orderId,
    staffId,
    content,
  }: { readonly orderId: string; readonly staffId: string; readonly content: Buffer },
  now: Date,
): Promise<string> {
  const values = { order_id: orderId, staff_id: staffId, content, uploaded_at: now }
  const [row] = await tx<{ id: string }>`
    insert into return_photo ${insertion('return_photo', values)} returning id`
  if (!row) throw new Error('A photo of a return was not written.')
  return row.id
}

export async function readPhoto(sql: Sql, id: string): Promise<Buffer | undefined> {
  const [row] = await sql<{ content: Buffer }>`select content from return_photo where id = ${id}`
  return row?.content
}

/** Returns whether the photos belong to the order. */
export async function arePhotosOf(tx: Tx, orderId: string, ids: readonly string[]): Promise<boolean> {
  const distinct = [...new Set(ids)]
  const [row] = await tx<{ found: number }>`
    select count(*)::integer as found from return_photo where order_id = ${orderId} and id = any(${distinct}::uuid[])`
  return row?.found === distinct.length
}
