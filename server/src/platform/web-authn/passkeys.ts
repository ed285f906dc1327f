import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server'
import type { Config } from '../config.ts'

type Dependencies = Pick<Config, 'shopUrl'>

/** Loaded by the first who needs it: it takes 26 MB, and many shops have nobody with a passkey. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: what every browser has. The library's default asks Node for its experimental ones too. */
const supportedAlgorithmIDs = [-8, -7, -257]

interface PasskeyOwner {
  readonly id: string
  readonly email: string
  readonly displayName: string
  readonly known: readonly { readonly id: string; readonly transports: string[] }[]
}

interface Challenge {
  readonly milliseconds: number
}

/** For a discoverable passkey: it knows whose it is, so that a log-in needs no address. */
export async function optionsForNewPasskey(
  { shopUrl }: Dependencies,
  { id, email, displayName, known }: PasskeyOwner,
  { milliseconds }: Challenge,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return (await library()).generateRegistrationOptions({
    rpName: 'Pito',
    rpID: shopUrl.hostname,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: displayName,
    timeout: milliseconds,
    attestationType: 'none',
    excludeCredentials: [...known],
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs,
  })
}

export async function optionsForLogin(
  { shopUrl }: Dependencies,
  { milliseconds }: Challenge,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return (await library()).generateAuthenticationOptions({
    rpID: shopUrl.hostname,
    timeout: milliseconds,
    userVerification: 'preferred',
  })
}

/** The challenge that the browser signed, or null for what no browser makes. */
export function challengeIn({ clientDataJSON }: { readonly clientDataJSON: string }): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge: unknown
    }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

interface NewPasskey {
  readonly credential: WebAuthnCredential
  readonly backedUp: boolean
}

/** Null when anything is not as it should be. */
export async function verifyNewPasskey(
  { shopUrl }: Dependencies,
  response: RegistrationResponseJSON,
  expectedChallenge: string,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library()
  const party = { expectedOrigin: shopUrl.origin, expectedRPID: shopUrl.hostname }
  const options = {
    response,
    expectedChallenge,
    ...party,
    supportedAlgorithmIDs,
    requireUserVerification: false,
  }
  const verified = await nullIfThrown(verifyRegistrationResponse(options))
  if (!verified?.verified) return null
  const { credential, credentialBackedUp } = verified.registrationInfo
  return { credential, backedUp: credentialBackedUp }
}

interface UsedPasskey {
  readonly newCounter: number
  readonly backedUp: boolean
}

/** Null also for a counter that did not grow: then somebody has a copy of the key. */
export async function verifyUsedPasskey(
  { shopUrl }: Dependencies,
  response: AuthenticationResponseJSON,
  expected: { readonly challenge: string; readonly credential: WebAuthnCredential },
): Promise<UsedPasskey | null> {
  const { verifyAuthenticationResponse } = await library()
  const { challenge: expectedChallenge, credential } = expected
  const party = { expectedOrigin: shopUrl.origin, expectedRPID: shopUrl.hostname }
  const options = { response, expectedChallenge, credential, ...party, requireUserVerification: false }
  const verified = await nullIfThrown(verifyAuthenticationResponse(options))
  if (!verified?.verified) return null
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { newCounter, backedUp: credentialBackedUp }
}

/** The library throws, with a sentence of its own for each fault; those who try learn none of them. */
function nullIfThrown<Result>(work: Promise<Result>): Promise<Result | null> {
  return work.catch(() => null)
}
