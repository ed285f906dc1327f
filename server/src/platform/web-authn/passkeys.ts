import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server'
import type { Config } from '../config.ts'
import type { ShopSettings } from '../platform.ts'

type Dependencies = Pick<Config, 'shopUrl'>

/** The library is loaded when it is first needed: it takes 26 MB, and many shops have no user with a passkey. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256 are what browsers support. The library's default also asks Node for experimental ones. */
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

/** Requests a discoverable passkey, which identifies its owner, so that a log-in needs no address. */
export async function optionsForNewPasskey(
  { config: { shopUrl }, company }: ShopSettings,
  { id, email, displayName, known }: PasskeyOwner,
  { milliseconds }: Challenge,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return (await library()).generateRegistrationOptions({
    rpName: company.current.shopName,
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

/** Returns the challenge that the browser signed, or null for data that no browser produces. */
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

/** Returns null when any check fails. */
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

/** Returns null also when the counter did not increase, which means that the key was copied. */
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

/** The library throws a different error for each fault; the client must not learn which one. */
function nullIfThrown<Result>(work: Promise<Result>): Promise<Result | null> {
  return work.catch(() => null)
}
