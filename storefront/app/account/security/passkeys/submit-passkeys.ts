import { addPasskey, getPasskeyOptions, removePasskey, renamePasskey } from '@pito/contracts/passkeys'
import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import type { Submission } from '@pito/web/form/form-action'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import { sealed } from '@pito/web/sealing/sealed'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { textFault } from '../../read-person.ts'
import { passkeyWords } from './passkey-words.ts'

const page = '/changepassword#passkeys'

/** Creating a passkey needs scripts, because the browser creates the passkey between the two API calls. */
export async function submitNewPasskey(api: Api, { form, locale }: Submission) {
  const w = passkeyWords[languageOf(locale)]
  if (typeof window === 'undefined') return { errors: { passkey: [w.needsScripts] } }
  const name = textIn(form, 'name')
  const errors = fieldErrors({ name: nameFault(name, locale) })
  if (errors) return { errors }
  const options = await api(getPasskeyOptions, { ...(await passwordIn(api, form)), lang: locale }).catch(
    passwordError,
  )
  if ('errors' in options) return options
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({
    optionsJSON: options.data as PublicKeyCredentialCreationOptionsJSON,
  }).catch((error: Error) => ({
    errors: { passkey: [w[reasonOf(error)]] },
  }))
  if ('errors' in made) return made
  const clientExtensionResults = { ...made.clientExtensionResults }
  await api(addPasskey, { name, response: { ...made, clientExtensionResults }, lang: locale })
  return { done: null, to: page }
}

export async function submitPasskeyName(api: Api, { form, locale }: Submission) {
  const name = textIn(form, 'name')
  const errors = fieldErrors({ name: nameFault(name, locale) })
  if (errors) return { errors }
  await api(renamePasskey, { id: textIn(form, 'id'), name, lang: locale })
  return { done: null, to: page }
}

export async function submitPasskeyRemoval(api: Api, { form, locale }: Submission) {
  const removal = { id: textIn(form, 'id'), ...(await passwordIn(api, form)), lang: locale }
  const outcome = await api(removePasskey, removal).catch(passwordError)
  return 'errors' in outcome ? outcome : { done: null, to: page }
}

/**
 * Some time after the log-in the API requires the password again. The form then shows the password field with this
 * error.
 */
function passwordError(error: unknown) {
  const answer = refusedAnswer(error)?.answer
  if (answer?.code !== 'password-needed') throw error
  return { errors: { password: [answer.message] } }
}

async function passwordIn(api: Api, form: FormData): Promise<{ password?: string }> {
  const password = String(form.get('password') ?? '')
  return password ? await sealed(api, { password }) : {}
}

function nameFault(name: string, locale: Locale): string | null {
  return textFault(name, locale, s.passkeyNameMissing)
}

/** Maps the names of the browser's errors (WebAuthn, section 5.1.3) to the shop's messages. */
function reasonOf({ name }: Error): 'cancelled' | 'alreadyHere' | 'notPossible' {
  if (name === 'InvalidStateError') return 'alreadyHere'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'notPossible'
}
