import { createHash, randomUUID } from 'node:crypto'
import type { CryptoKey, JWK } from 'jose'
import { CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { Config } from '../config.ts'
import type { Sql, Tx } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import { deriveKey } from './derive-key.ts'

const rotationMilliseconds = 3600_000
const lifeMilliseconds = 2 * rotationMilliseconds
/** The number is arbitrary, as long as nothing else in the database locks the same one. */
const advisoryLock = 7486_010

type Dependencies = Pick<Platform, 'config' | 'sql'>

interface InvitingKey {
  readonly kid: string
  readonly publicJwk: JWK
  readonly expiresAt: Date
}

/** The current key for sealing fields. The first request in an hour creates it; all processes then share it. */
export async function currentSealingKey({ config, sql }: Dependencies, now: Date): Promise<InvitingKey> {
  return (
    (await newestKey(sql, config, now)) ??
    sql.transaction(async (tx) => {
      await tx`select pg_advisory_xact_lock(${advisoryLock})`
      return (await newestKey(tx, config, now)) ?? makeKey(tx, config, now)
    })
  )
}

/** Returns the private part of a key, or null when the key is unknown or has expired. */
export async function openingKey(
  { config, sql }: Dependencies,
  kid: string,
  now: Date,
): Promise<CryptoKey | null> {
  const [row] = await sql<{ privateJwkSealed: string; expiresAt: Date }>`
    select private_jwk_sealed, expires_at from sealing_key where kid = ${kid}`
  if (!row || row.expiresAt <= now) return null
  const { plaintext } = await compactDecrypt(row.privateJwkSealed, wrappingKey(config))
  return (await importJWK(JSON.parse(new TextDecoder().decode(plaintext)), 'ECDH-ES')) as CryptoKey
}

export function forgetExpiredKeys(sql: Sql, now: Date): Promise<number> {
  return sql.count`delete from sealing_key where expires_at <= ${now}`
}

async function newestKey(sql: Sql, config: Config, now: Date): Promise<InvitingKey | undefined> {
  const oldest = new Date(now.getTime() - rotationMilliseconds)
  const [row] = await sql<InvitingKey>`
    select kid, public_jwk, expires_at from sealing_key
    where created_at > ${oldest} and starts_with(kid, ${`${ownerOf(config)}.`})
    order by created_at desc limit 1`
  return row
}

async function makeKey(tx: Tx, config: Config, now: Date): Promise<InvitingKey> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const sealed = await sealPrivate(config, await exportJWK(pair.privateKey))
  const key = {
    kid: `${ownerOf(config)}.${randomUUID()}`,
    publicJwk: await exportJWK(pair.publicKey),
    expiresAt: new Date(now.getTime() + lifeMilliseconds),
  }
  await tx`
    insert into sealing_key (kid, public_jwk, private_jwk_sealed, created_at, expires_at)
    values (${key.kid}, ${key.publicJwk}, ${sealed}, ${now}, ${key.expiresAt})`
  return key
}

function sealPrivate(config: Config, jwk: JWK): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(jwk)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(wrappingKey(config))
}

function wrappingKey(config: Config): Uint8Array {
  return deriveKey(config.secretKey, 'sealing keys')
}

/** After a change of SECRET_KEY the old keys cannot be decrypted, so each row stores which secret it belongs to. */
function ownerOf(config: Config): string {
  return createHash('sha256').update(wrappingKey(config)).digest('hex').slice(0, 12)
}
