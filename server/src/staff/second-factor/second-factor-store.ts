import type { Sql, Tx } from '../../platform/database/sql.ts'

interface Factors {
  readonly hasApp: boolean
  readonly hasPasskey: boolean
  readonly recoveryCodesLeft: number
}

export async function factorsOf(sql: Sql, staffId: string): Promise<Factors> {
  const [row] = await sql<Factors>`
    select
      exists (select from staff_totp where staff_id = ${staffId} and confirmed_at is not null) as has_app,
      exists (select from staff_passkey where staff_id = ${staffId}) as has_passkey,
      (select count(*)::integer from staff_recovery_code where staff_id = ${staffId} and used_at is null)
        as recovery_codes_left`
  return row ?? { hasApp: false, hasPasskey: false, recoveryCodesLeft: 0 }
}

/** Stores the secret of an app until a code confirms it. A confirmed secret is not replaced. */
export async function saveOfferedSecret(sql: Sql, staffId: string, sealedSecret: string): Promise<void> {
  await sql`
    insert into staff_totp (staff_id, sealed_secret) values (${staffId}, ${sealedSecret})
    on conflict (staff_id) do update set sealed_secret = excluded.sealed_secret
    where staff_totp.confirmed_at is null`
}

export async function saveConfirmedSecret(
  tx: Tx,
  staffId: string,
  sealedSecret: string,
  at: Date,
): Promise<void> {
  await tx`
    insert into staff_totp (staff_id, sealed_secret, confirmed_at) values (${staffId}, ${sealedSecret}, ${at})
    on conflict (staff_id) do nothing`
}

export async function sealedSecretOf(
  sql: Sql,
  staffId: string,
  { isConfirmed }: { readonly isConfirmed: boolean },
): Promise<string | undefined> {
  const [row] = await sql<{ sealedSecret: string }>`
    select sealed_secret from staff_totp
    where staff_id = ${staffId} and (confirmed_at is not null) = ${isConfirmed}`
  return row?.sealedSecret
}

/** Confirms the app by its first code. Returns false if the secret was replaced meanwhile. */
export async function confirmSecret(
  tx: Tx,
  staffId: string,
  { sealedSecret, step }: { readonly sealedSecret: string; readonly step: number },
  now: Date,
): Promise<boolean> {
  const confirmed = await tx.count`
    update staff_totp set confirmed_at = ${now}, last_step = ${step}
    where staff_id = ${staffId} and confirmed_at is null and sealed_secret = ${sealedSecret}`
  return confirmed === 1
}

/** Stores the secret of a new app. The current app works until a code confirms the new app. */
export async function saveNewSecret(sql: Sql, staffId: string, sealedSecret: string): Promise<void> {
  await sql`
    insert into staff_totp (staff_id, sealed_secret, offered_secret)
    values (${staffId}, ${sealedSecret}, ${sealedSecret})
    on conflict (staff_id) do update set offered_secret = excluded.offered_secret`
}

export async function newSecretOf(sql: Sql, staffId: string): Promise<string | null> {
  const [row] = await sql<{ sealedSecret: string | null }>`
    select offered_secret as sealed_secret from staff_totp where staff_id = ${staffId}`
  return row?.sealedSecret ?? null
}

/** Replaces the app with the new app. Returns false if another secret was offered meanwhile. */
export async function replaceSecret(
  tx: Tx,
  staffId: string,
  { sealedSecret, step }: { readonly sealedSecret: string; readonly step: number },
  now: Date,
): Promise<boolean> {
  const replaced = await tx.count`
    update staff_totp set sealed_secret = offered_secret, offered_secret = null, confirmed_at = ${now},
      last_step = ${step}
    where staff_id = ${staffId} and offered_secret = ${sealedSecret}`
  return replaced === 1
}

/** Uses up a code. Returns false if it, or a code of a later time step, was accepted before. */
export async function takeStep(tx: Tx, staffId: string, step: number): Promise<boolean> {
  const taken = await tx.count`
    update staff_totp set last_step = ${step}
    where staff_id = ${staffId} and confirmed_at is not null and last_step < ${step}`
  return taken === 1
}

export async function replaceRecoveryCodes(tx: Tx, staffId: string, hashes: readonly string[]) {
  await tx`delete from staff_recovery_code where staff_id = ${staffId}`
  await tx`
    insert into staff_recovery_code (staff_id, code_hash) select ${staffId}, unnest(${hashes}::text[])`
}

export async function takeRecoveryCode(tx: Tx, staffId: string, hash: string, now: Date): Promise<boolean> {
  const taken = await tx.count`
    update staff_recovery_code set used_at = ${now}
    where staff_id = ${staffId} and code_hash = ${hash} and used_at is null`
  return taken === 1
}

/** Deletes the app, the passkeys and the recovery codes, so that the person sets up a second factor at the next log-in. */
export async function deleteFactors(tx: Tx, staffId: string): Promise<void> {
  await tx`delete from staff_totp where staff_id = ${staffId}`
  await tx`delete from staff_passkey where staff_id = ${staffId}`
  await tx`delete from staff_recovery_code where staff_id = ${staffId}`
}
