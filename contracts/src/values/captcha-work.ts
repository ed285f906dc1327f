/** A proof of work that a device does instead of a person reading the picture of a captcha. */
export interface CaptchaWork {
  /** Random bytes in hexadecimal: the password of the derivation. */
  readonly nonce: string
  readonly iterations: number
  /** One of the numbers below this is the salt of the key that is looked for. */
  readonly candidates: number
  /** The first characters of that key. */
  readonly prefix: string
}

/** So many derivations run at once, which keeps every core of a device busy. */
const atOnce = 16

/** The key of a number: PBKDF2 with SHA-256, 128 bits in hexadecimal. Browsers and Node derive the same one. */
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

/** Derives one key after another until one has the prefix: that key is the answer. */
export async function solveWork(work: CaptchaWork): Promise<string> {
  const derive = await keyDerivation(work)
  for (let first = 0; first < work.candidates; first += atOnce) {
    const keys = await Promise.all(Array.from({ length: atOnce }, (_, more) => derive(first + more)))
    const found = keys.find((key) => key.startsWith(work.prefix))
    if (found) return found
  }
  throw new Error('None of the candidates has a key with the prefix.')
}
