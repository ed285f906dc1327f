import type { MailEvent, MailState } from '@pito/contracts/values/mail-events'
import { mostRetries } from '@pito/contracts/values/mail-events'
import type { Sql, Tx } from '../platform/database/sql.ts'
import type { Part } from '../platform/database/statement.ts'
import { part } from '../platform/database/statement.ts'

export interface StoredMail {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly event: MailEvent
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly createdAt: Date
  readonly state: MailState
  readonly attempts: number
  readonly lastTriedAt: Date | null
  readonly lastError: string | null
  readonly sentAt: Date | null
  readonly copyOf: string | null
}

export const mailTables = part`mail left join shop_order on shop_order.id = mail.order_id`

/** Without a mail server a mail stays stored, and none is waiting. */
export const stateOfMail = (isMailing: boolean): Part => part`
  case when sent_at is not null then 'sent' when last_error is not null then 'failed'
    when ${isMailing} then 'waiting' else 'stored' end`

export const mailColumns = (isMailing: boolean): Part => part`
  mail.id, recipient, subject, event, mail.order_id, order_number, mail.created_at, ${stateOfMail(isMailing)} as state,
  attempts, last_tried_at, last_error, sent_at, copy_of`

export async function readListedMail(
  sql: Sql,
  id: string,
  isMailing: boolean,
): Promise<StoredMail | undefined> {
  const [mail] = await sql<StoredMail>`
    select ${mailColumns(isMailing)} from ${mailTables} where mail.id = ${id}`
  return mail
}

/** Copies count by the day in Helsinki, whichever mail of the order they repeat. */
export async function countCopies(sql: Sql, orderId: string | null, since: string): Promise<number> {
  const [counted] = await sql<{ copies: number }>`
    select count(*)::integer as copies from mail
    where order_id = ${orderId} and copy_of is not null
      and created_at >= ${since}::date::timestamp at time zone 'Europe/Helsinki'`
  return counted?.copies ?? 0
}

/** Locks an order, so that two copies of its mails are counted one after the other. */
export async function lockOrder(tx: Tx, orderId: string): Promise<void> {
  await tx`select from shop_order where id = ${orderId} for no key update`
}

const failed = part`sent_at is null and last_error is not null`

export async function countFailed(sql: Sql): Promise<number> {
  const [counted] = await sql<{ mails: number }>`
    select count(*)::integer as mails from mail where ${failed}`
  return counted?.mails ?? 0
}

/** Returns the error of the latest attempt, or undefined if that attempt sent a mail. */
export async function latestError(sql: Sql): Promise<{ at: Date; error: string } | undefined> {
  const [latest] = await sql<{ at: Date; error: string | null }>`
    select last_tried_at as at, last_error as error from mail
    where last_tried_at is not null order by last_tried_at desc limit 1`
  return latest?.error == null ? undefined : { at: latest.at, error: latest.error }
}

/** Returns the failed mails among the given ones, or all of them, the oldest first. */
export async function failedMails(tx: Tx, ids: readonly string[] | null): Promise<string[]> {
  const rows = await tx<{ id: string }>`
    select id from mail where ${failed} and ${ids === null ? part`true` : part`id = any (${ids}::uuid[])`}
    order by created_at, id limit ${mostRetries}`
  return rows.map(({ id }) => id)
}
