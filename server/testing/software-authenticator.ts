import type { KeyObject } from 'node:crypto'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Ceremony {
  readonly challenge: string
  readonly origin?: string
  readonly rpId?: string
  readonly counter?: number
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
/** Flags which say that the user was present and verified. */
const presentAndVerified = 0x05
const hasNewCredential = 0x40

/** An in-memory ES256 passkey, with the byte layout of WebAuthn Level 3. */
export function softwareAuthenticator({ origin = 'http://localhost:3000', rpId = 'localhost' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const clientData = (type: string, ceremony: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge: ceremony.challenge, origin: ceremony.origin ?? origin }))
  const authData = (flags: number, ceremony: Ceremony, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(ceremony.counter ?? 0)
    return Buffer.concat([sha256(ceremony.rpId ?? rpId), Buffer.from([flags]), counter, rest])
  }
  const shell = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }
  return {
    id: shell.id,
    register(ceremony: Ceremony) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKeyOf(publicKey)])
      const data = authData(presentAndVerified | hasNewCredential, ceremony, credential)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      }
      return { ...shell, clientExtensionResults: {}, response }
    },
    use(ceremony: Ceremony & { readonly userHandle?: string }) {
      const client = clientData('webauthn.get', ceremony)
      const data = authData(presentAndVerified, ceremony)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: ceremony.userHandle ?? null,
      }
      return { ...shell, clientExtensionResults: {}, response }
    },
  }
}

/** Encodes the public key as RFC 9053 says: key type 2 (two coordinates), algorithm -7 (ES256), curve 1 (P-256). */
function coseKeyOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ])
  return Buffer.from(isoCBOR.encode(key as never))
}
