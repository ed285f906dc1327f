/** A proof of work, which the visitor's device does when the visitor cannot read the picture of a captcha. */
export interface CaptchaWork {
  /** Random bytes in hexadecimal, used as the password of the key derivation. */
  readonly nonce: string
  readonly iterations: number
  /**
   * The number of candidate salts. The salt of the searched key is a number from 0 up to, but excluding, this one.
   */
  readonly candidates: number
  /** The first characters of the key that has to be found. */
  readonly prefix: string
}

/** The number of key derivations that run at the same time, which is enough to keep every core of a device busy. */
const atOnce = 16

/**
 * Returns a function that derives the key of a number: PBKDF2 with SHA-256, 128 bits in hexadecimal. Browsers and
 * Node derive the same key.
 */
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
