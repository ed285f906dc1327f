const algorithm = 'AES-GCM'
const ivBytes = 12

/** Encrypts a text. Returns `iv.ciphertext`, both in base64. */
export async function encrypted(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const cipher = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(text))
  return `${base64Of(iv)}.${base64Of(new Uint8Array(cipher))}`
}

/** Decrypts a text. Returns null if it was encrypted with another key or has been altered. */
export function decrypted(key: CryptoKey, text: string): Promise<string | null> {
  const [iv = '', cipher = ''] = text.split('.')
  return Promise.resolve()
    .then(() => crypto.subtle.decrypt({ name: algorithm, iv: bytesOf(iv) }, key, bytesOf(cipher)))
    .then(
      (plain) => new TextDecoder().decode(plain),
      () => null,
    )
}

export function newDraftKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
}

function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
