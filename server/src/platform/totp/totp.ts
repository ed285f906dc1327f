import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { toBase32 } from './base32.ts'

const stepMilliseconds = 30_000
const digits = 6
/** Authenticator apps support SHA-1 only; several ignore another algorithm that the link names. */
const algorithm = 'sha1'
/** The clocks of phones differ, so the codes of the step before and the step after are accepted too. */
const window = [-1, 0, 1]

/** RFC 4226 recommends 20 bytes, the length of the hash. */
export function newTotpSecret(): Buffer {
  return randomBytes(20)
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / stepMilliseconds)
}

/** Returns the code of a time step (RFC 6238, with the truncation of RFC 4226). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac(algorithm, secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** Returns the time step of a code, or null if the code belongs to no step of the window. */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  const steps = window.map((shift) => totpStep(now) + shift)
  // All codes are compared, so that the duration does not reveal which one matches.
  const fitting = steps.filter((step) => isEqual(Buffer.from(totpCode(secret, step)), given))
  return fitting[0] ?? null
}

function isEqual(expected: Buffer, given: Buffer): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Returns the link from which an authenticator app reads the secret, usually as a QR code. */
export function otpauthUri(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
