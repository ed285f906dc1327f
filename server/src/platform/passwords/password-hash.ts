import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../refuse.ts'
import { WorkQueue } from '../work-queue.ts'

/** Argon2id with 19 MiB and two passes is the first recommendation of the OWASP Password Storage Cheat Sheet. */
export const argon2Parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of an unknown password, so that an unknown person takes as much time as a wrong password. */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$CZLzIbY3LPd6KEPvHfCLDA$v9drKUuCmoC5Cf0AkOSYwRWNt/93HcG7iEE+Lv+GQsE'

/** Hashing uses two of libuv's four threads, so that file access and DNS lookups go on meanwhile. */
const queue = new WorkQueue(2)
/**
 * This many take about two seconds. Beyond that an immediate refusal is better than a response after the request has
 * timed out.
 */
const mostWaiting = 100
let verifications = 0

export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(plain(password), argon2Parameters))
}

/** Pass null for a person who is unknown or has no password: it takes the same time and is never right. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  verifications += 1
  const right = await inTurn(() => verify(passwordHash ?? dummyHash, plain(password)))
  return right && passwordHash !== null
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.length >= mostWaiting) refuse('too-many-requests', { retryAfterSeconds: 5 })
  return queue.run(work)
}

/** Counts since the start of the process, for /metrics. */
export function passwordVerifications(): number {
  return verifications
}

/** An ä may be typed as one character or as an a with a combining diaeresis, depending on the device. */
function plain(password: string): string {
  return password.normalize('NFC')
}
