import { register } from '@pito/contracts/accounts'
import { accountSentences, accountSentences as s } from '@pito/contracts/values/account-sentences'
import { isEmail } from '@pito/contracts/values/email'
import type { Locale } from '@pito/contracts/values/locale'
import { isPassword, rulesUnmet } from '@pito/contracts/values/password'
import { salutations } from '@pito/contracts/values/salutations'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import type { Api } from '@pito/web/api/api'
import { EmailInput } from '@pito/web/form/email-input'
import type { Submission } from '@pito/web/form/form-action'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useFormValues } from '@pito/web/form/use-form-values'
import { useLocale } from '@pito/web/locale/use-locale'
import { sealed } from '@pito/web/sealing/sealed'
import { useWords } from '@pito/web/words/words'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import { redirect } from 'react-router'
import { CaptchaField } from '../../captcha/captcha-field.tsx'
import type { loadCaptcha } from '../../captcha/load-captcha.ts'
import { readCaptcha } from '../../captcha/read-captcha.ts'
import { accountWords } from '../account-words.ts'
import { CompanyFields } from '../company-fields.tsx'
import { ContactNumberField } from '../contact-number-field.tsx'
import type { countryCodes } from '../country-codes.ts'
import { finnishCode } from '../country-codes.ts'
import { NameFields } from '../name-fields.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { newPasswordIn, passwordFaults } from '../password-faults.ts'
import { personFields, readPerson } from '../read-person.ts'
import { useIsCommonPassword } from '../use-common-password.ts'
import { vatNote } from '../vat-note.ts'
import type { LogInWords } from './log-in-words.ts'
import { logIn } from './log-in-words.ts'
import { pathAfterLogIn } from './submit-log-in.ts'

const initial = { salutation: salutations[0], is_company_user: '0', country_code: finnishCode }

interface RegisterFormProps {
  /** The query string that names the page to open after the registration. */
  readonly query: string
  readonly captcha: Awaited<ReturnType<typeof loadCaptcha>>
  readonly codes: ReturnType<typeof countryCodes>
}

export function RegisterForm({ query, captcha, codes }: RegisterFormProps) {
  const w = useWords(accountWords)
  const locale = useLocale()
  const form = useForm({ id: 'register', action: `/register${query}`, fields: registerFields, initial })
  const values = useFormValues(form.ref)
  const typed = (name: string) => String(values?.get(name) ?? '')
  const own = ['email', 'first_name', 'last_name', 'company_name'].map(typed)
  const isCommon = useIsCommonPassword(typed('password'), own)
  return (
    <PostForm form={form} className="form">
      <CompanyFields form={form} vatNote={vatNote(typed('company_vat_number'), locale)} />
      <NameFields form={form} />
      <ContactNumberField form={form} codes={codes} />
      <Field label={w.email} error={form.error('email')}>
        <EmailInput field={form.field('email')} autoComplete="email" />
      </Field>
      <NewPasswordFields
        form={form}
        label={w.password}
        typed={values && newPasswordIn(values)}
        isCommon={isCommon}
        differ={accountSentences.registerPasswordsDiffer}
      />
      <CaptchaField protects="register" first={captcha} form={form} />
      <TermsCheckbox {...form.checkbox('terms')} required />
      <SendButton values={values} isCommon={isCommon} busy={form.pending} />
    </PostForm>
  )
}

interface SendButtonProps {
  readonly values: FormData | null
  readonly isCommon: boolean
  readonly busy: boolean
}

/**
 * The button is disabled until the password meets the rules. Without scripts it is always enabled, and the server
 * reports the errors.
 */
function SendButton({ values, isCommon, busy }: SendButtonProps) {
  const w = useWords(logIn)
  const missingId = useId()
  const missing: (keyof typeof w)[] = values ? missingIn(values) : []
  if (isCommon) missing.push('lessCommon')
  const unavailable = values !== null && (isCommon || !isPassword(String(values.get('password') ?? '')))
  return (
    <div className="stack stack--tight">
      <Button
        type="submit"
        look="go"
        wide
        busy={busy}
        unavailable={unavailable}
        aria-describedby={missing.length > 0 ? missingId : undefined}
      >
        {w.createAccount}
      </Button>
      {missing.length > 0 && (
        <p className="small quiet" id={missingId}>
          {w.missing(missing.map((name) => w[name]).join(', '))}
        </p>
      )}
    </div>
  )
}

/** The links open in a new tab, so that the visitor does not lose what was typed into the form. */
function TermsCheckbox(props: Omit<ComponentProps<typeof Checkbox>, 'children'>) {
  const w = useWords(logIn)
  return (
    <Checkbox {...props}>
      {w.terms}{' '}
      <Anchor href="/information/terms-and-condition" target="_blank" rel="noreferrer">
        {w.termsLink}
      </Anchor>
      {w.termsMore}{' '}
      <Anchor href="/information/privacy-policy" target="_blank" rel="noreferrer">
        {w.privacyLink}
      </Anchor>
      .
    </Checkbox>
  )
}

const texts = [
  ['missingName', ['first_name', 'last_name']],
  ['missingNumber', ['contact_number']],
  ['missingEmail', ['email']],
] as const

/** Returns what a registration still lacks, as keys of the page's texts. The page lists it below the button. */
export function missingIn(values: FormData): (keyof LogInWords)[] {
  const text = (name: string) => String(values.get(name) ?? '').trim()
  const password = String(values.get('password') ?? '')
  const unmet = rulesUnmet(password)
  const isCompany = text('is_company_user') === '1'
  const ofPassword = unmet.length === 0 && !isPassword(password) ? (['tooLong'] as const) : unmet
  return [
    ...(isCompany && !text('company_name') ? (['missingCompany'] as const) : []),
    ...texts.flatMap(([word, names]) => (names.every(text) ? [] : [word])),
    ...ofPassword,
    ...(values.get('confirm_password') === password ? [] : (['missingConfirm'] as const)),
    ...(text('captcha') ? [] : (['missingCaptcha'] as const)),
    ...(values.has('terms') ? [] : (['missingTerms'] as const)),
  ]
}

/** The fields in the order in which the form shows them, so that the first field with an error gets the focus. */
const registerFields = [...personFields, 'email', 'password', 'confirm_password', 'captcha', 'terms'] as const

export async function submitRegister(api: Api, { form, url, locale }: Submission) {
  const { person, errors } = readPerson(form, locale)
  const email = textIn(form, 'email')
  const typed = newPasswordIn(form)
  const { captcha, captcha_id, error: captchaFault } = readCaptcha(form, locale)
  const faults = fieldErrors({
    ...errors,
    email: emailFault(email, locale),
    ...passwordFaults(typed, locale, s.registerPasswordsDiffer),
    captcha: captchaFault,
    terms: form.has('terms') ? null : s.termsMissing[locale],
  })
  if (faults) return { errors: faults }
  const secrets = await sealed(api, { email, password: typed.password })
  await api(register, { ...person, ...secrets, captcha, captcha_id, lang: locale })
  return redirect(pathAfterRegister(url), 303)
}

export function pathAfterRegister(url: URL): string {
  return pathAfterLogIn(url) ?? '/profile'
}

function emailFault(email: string, locale: Locale): string | null {
  if (email === '') return s.emailMissing[locale]
  return isEmail(email) ? null : s.emailWrong[locale]
}
