import { accountSentences } from '@pito/contracts/values/account-sentences'
import { isPassword } from '@pito/contracts/values/password'
import { salutations } from '@pito/contracts/values/salutations'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { EmailInput } from '@pito/web/form/email-input'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useFormValues } from '@pito/web/form/use-form-values'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import { CaptchaField } from '../../captcha/captcha-field.tsx'
import type { loadCaptcha } from '../../captcha/load-captcha.ts'
import { accountWords } from '../account-words.ts'
import { CompanyFields } from '../company-fields.tsx'
import { ContactNumberField } from '../contact-number-field.tsx'
import type { countryCodes } from '../country-codes.ts'
import { finnishCode } from '../country-codes.ts'
import { NameFields } from '../name-fields.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { newPasswordIn } from '../password-faults.ts'
import { useIsCommonPassword } from '../use-common-password.ts'
import { vatNote } from '../vat-note.ts'
import { logIn } from './log-in-words.ts'
import { missingIn } from './missing-in.ts'
import { registerFields } from './submit-register.ts'
import { TermsCheckbox } from './terms-checkbox.tsx'

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
