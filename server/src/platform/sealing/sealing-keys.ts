import { createHash, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, like, lte, sql } from 'drizzle-orm'
import type { CryptoKey, JWK } from 'jose'
import { CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import { deriveKey } from './derive-key.ts'
import { sealingKey } from './tables.ts'

const rotationMilliseconds = 3600_000
const lifeMilliseconds = 2 * rotationMilliseconds
/** Any number, as long as nothing else in the database locks the same one. */
const advisoryLock = 7486_010

type Means = Pick<Platform, 'config' | 'db'>
type Row = typeof sealingKey.$inferSelect
export type InvitingKey = Pick<Row, 'kid' | 'publicJwk' | 'expiresAt'>

/** The key that invites sealed fields now. The first to ask in an hour makes it; all processes then share it. */
export async function currentSealingKey({ config, db }: Means, now: Date): Promise<InvitingKey> {
  return (
    (await newestKey(db, config, now)) ??
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`)
      return (await newestKey(tx, config, now)) ?? makeKey(tx, config, now)
    })
  )
}

/** The private part of a key that has not expired, or null. */
export async function openingKey({ config, db }: Means, kid: string, now: Date): Promise<CryptoKey | null> {
  const [row] = await db.select().from(sealingKey).where(eq(sealingKey.kid, kid))
  if (!row || row.expiresAt <= now) return null
  const { plaintext } = await compactDecrypt(row.privateJwkSealed, wrappingKey(config))
  return (await importJWK(JSON.parse(new TextDecoder().decode(plaintext)), 'ECDH-ES')) as CryptoKey
}

export async function forgetExpiredKeys(db: Db, now: Date): Promise<number> {
  return (await db.delete(sealingKey).where(lte(sealingKey.expiresAt, now))).rowCount ?? 0
}

async function newestKey(db: Db | Tx, config: Config, now: Date): Promise<Row | undefined> {
  const fresh = gt(sealingKey.createdAt, new Date(now.getTime() - rotationMilliseconds))
  const ours = and(fresh, like(sealingKey.kid, `${ownerOf(config)}.%`))
  const [row] = await db.select().from(sealingKey).where(ours).orderBy(desc(sealingKey.createdAt)).limit(1)
  return row
}

async function makeKey(tx: Tx, config: Config, now: Date): Promise<InvitingKey> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const row = {
    kid: `${ownerOf(config)}.${randomUUID()}`,
    publicJwk: await exportJWK(pair.publicKey),
    privateJwkSealed: await sealPrivate(config, await exportJWK(pair.privateKey)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMilliseconds),
  }
  await tx.insert(sealingKey).values(row)
  return row
}

function sealPrivate(config: Config, jwk: JWK): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(jwk)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(wrappingKey(config))
}

function wrappingKey(config: Config): Uint8Array {
  return deriveKey(config.secretKey, 'sealing keys')
}

/** After a change of SECRET_KEY the old keys cannot be opened; their names say so. */
function ownerOf(config: Config): string {
  return createHash('sha256').update(wrappingKey(config)).digest('hex').slice(0, 12)
}
