import { hash, verify } from '@node-rs/argon2'
import { WorkQueue } from '../work-queue.ts'

/** Argon2id with 19 MiB and two passes: the OWASP Password Storage Cheat Sheet's first recommendation for it. */
export const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of a password that nobody knows: an unknown person costs as much time as a wrong password. */
export const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$CZLzIbY3LPd6KEPvHfCLDA$v9drKUuCmoC5Cf0AkOSYwRWNt/93HcG7iEE+Lv+GQsE'

/** Two of libuv's four threads: files and addresses of others are looked up while passwords are tried. */
const queue = new WorkQueue(2)
let verifications = 0

export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(plain(password), parameters))
}

/** Null for a person who is not known or has no password: the same work, and never right. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  verifications += 1
  const right = await queue.run(() => verify(passwordHash ?? hashOfNobody, plain(password)))
  return right && passwordHash !== null
}

/** Since the process started, for /metrics. */
export function passwordVerifications(): number {
  return verifications
}

/** An ä typed on one device may be an a with two dots on another. */
function plain(password: string): string {
  return password.normalize('NFC')
}
