import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../refuse.ts'
import { WorkQueue } from '../work-queue.ts'

/** Argon2id with 19 MiB and two passes: the OWASP Password Storage Cheat Sheet's first recommendation for it. */
export const argon2Parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of a password that nobody knows: an unknown person costs as much time as a wrong password. */
export const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$CZLzIbY3LPd6KEPvHfCLDA$v9drKUuCmoC5Cf0AkOSYwRWNt/93HcG7iEE+Lv+GQsE'

/** Two of libuv's four threads: files and addresses of others are looked up while passwords are tried. */
const queue = new WorkQueue(2)
/** About two seconds of waiting. Beyond it an answer at once is kinder than one after the request has ended. */
const mostWaiting = 100
let verifications = 0

export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(plain(password), argon2Parameters))
}

/** Null for a person who is not known or has no password: the same work, and never right. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  verifications += 1
  const right = await inTurn(() => verify(passwordHash ?? hashOfNobody, plain(password)))
  return right && passwordHash !== null
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.length >= mostWaiting) refuse('too-many-requests', { retryAfterSeconds: 5 })
  return queue.run(work)
}

/** Since the process started, for /metrics. */
export function passwordVerifications(): number {
  return verifications
}

/** An ä typed on one device may be an a with two dots on another. */
function plain(password: string): string {
  return password.normalize('NFC')
}
