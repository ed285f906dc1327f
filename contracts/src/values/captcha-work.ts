/** A proof of work that a device can do when its user cannot read the picture of a captcha. */
export interface CaptchaWork {
  /** Random bytes in hexadecimal, used as the password of the key derivation. */
  readonly nonce: string
  readonly iterations: number
  /** The salt is one of the numbers below this one. */
  readonly candidates: number
  /** The first characters of the key to be found. */
  readonly prefix: string
}

/** This many derivations run at once, which keeps every core of a device busy. */
const atOnce = 16

/** Derives the key of a number: PBKDF2 with SHA-256, 128 bits in hexadecimal. Browsers and Node derive the same key. */
export async function keyDerivation({
  nonce,
  iterations,
}: Pick<CaptchaWork, 'nonce' | 'iterations'>): Promise<(number: number) => Promise<string>> {
  const text = new TextEncoder()
  const password = await crypto.subtle.importKey('raw', text.encode(nonce), 'PBKDF2', false, ['deriveBits'])
  return async (number) => {
    const salt = text.encode(String(number))
    const bits = await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
      password,
      128,
    )
    return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}

/** Derives keys until one starts with the prefix, and returns that key. */
export async function solveWork(work: CaptchaWork): Promise<string> {
  const derive = await keyDerivation(work)
  for (let first = 0; first < work.candidates; first += atOnce) {
    const keys = await Promise.all(Array.from({ length: atOnce }, (_, more) => derive(first + more)))
    const found = keys.find((key) => key.startsWith(work.prefix))
    if (found) return found
  }
  throw new Error('None of the candidates has a key with the prefix.')
}
