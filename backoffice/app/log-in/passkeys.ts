import type { Endpoint, Output } from '@pito/contracts/endpoint'
import type {
  getConfirmationOptions,
  getStaffPasskeyOptions,
  offerStaffPasskey,
} from '@pito/contracts/staff-log-in'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type DataOf<E extends Endpoint> = Output<E> extends { data: infer Data } ? Data : never

/** The browser rejects when the person cancels, when there is no passkey, or when WebAuthn is not available. */
const nothing = () => null

/** Lets the browser sign with one of the offered passkeys. Returns null if it did not. */
export async function signedByPasskey(
  options: DataOf<typeof getStaffPasskeyOptions | typeof getConfirmationOptions>,
) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const signed = await startAuthentication({ optionsJSON }).catch(nothing)
  return signed && { ...signed, clientExtensionResults: { ...signed.clientExtensionResults } }
}

/** Lets the browser make a passkey. Returns null if it did not. */
export async function newPasskey(options: DataOf<typeof offerStaffPasskey>) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const made = await startRegistration({ optionsJSON }).catch(nothing)
  return made && { ...made, clientExtensionResults: { ...made.clientExtensionResults } }
}
