import { accountSentences } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import type { PasswordRule } from '@pito/contracts/values/password'
import { passwordRules, rulesUnmet } from '@pito/contracts/values/password'
import { classes } from '@pito/ui/classes'
import { Icon } from '@pito/ui/icon'
import { PasswordField } from '@pito/web/form/password-field'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useId, useState } from 'react'
import { accountWords } from './account-words.ts'
import type { NewPassword } from './password-faults.ts'

interface NewPasswordFieldsProps {
  /** The return value of `useForm` for a form that contains both fields. */
  readonly form: {
    error(name: 'password' | 'confirm_password'): string | undefined
    field(name: 'password' | 'confirm_password'): { readonly name: string; readonly autoFocus?: boolean }
  }
  readonly label: string
  /** The passwords as typed so far, or null before scripts run. */
  readonly typed: NewPassword | null
  /** True if the server would refuse the password as a common one. */
  readonly isCommon: boolean
  /** The error that is shown if the two passwords differ. */
  readonly differ?: Readonly<Record<Locale, string>>
}

/** Shows the fields for a new password and its repetition, with the list of password rules. */
export function NewPasswordFields({
  form,
  label,
  typed,
  isCommon,
  differ = accountSentences.passwordsDiffer,
}: NewPasswordFieldsProps) {
  const w = useWords(accountWords)
  const locale = useLocale()
  const rules = useId()
  // Shows an error as soon as the second field has lost the focus, but not while the customer is still typing. Most
  // such forms disable their submit button until the fields are valid, so they could not report the error when they
  // are sent.
  const [wasLeft, setWasLeft] = useState(false)
  const differs = typed !== null && typed.confirmed !== '' && typed.confirmed !== typed.password
  return (
    <>
      <PasswordField
        label={label}
        field={form.field('password')}
        error={isCommon ? accountSentences.passwordCommon[locale] : form.error('password')}
        autoComplete="new-password"
        hint={w.atMost}
        describedBy={rules}
        live
      />
      <PasswordRules id={rules} password={typed?.password ?? ''} isCommon={isCommon} />
      <PasswordField
        label={w.confirmPassword}
        field={form.field('confirm_password')}
        error={wasLeft && differs ? differ[locale] : form.error('confirm_password')}
        autoComplete="new-password"
        onBlur={() => setWasLeft(true)}
      />
    </>
  )
}

interface PasswordRulesProps {
  /** The id of the list of rules. The password field refers to it in `aria-describedby`. */
  readonly id: string
  /** The password as typed so far. */
  readonly password: string
  /** True if the password meets the rules but is one that attackers try first. The meter then stays at its beginning. */
  readonly isCommon: boolean
}

/**
 * Lists the password rules. A rule turns green when the password meets it. Screen readers announce the number of
 * rules that are met whenever it changes.
 */
function PasswordRules({ id, password, isCommon }: PasswordRulesProps) {
  const w = useWords(accountWords)
  const unmet = rulesUnmet(password)
  const met = passwordRules.length - unmet.length
  const strength = isCommon ? 1 : met
  return (
    <div className="pwrules">
      <div className="meter" aria-hidden="true">
        {passwordRules.map((rule, index) => (
          <i key={rule} className={index < strength ? 'is-on' : undefined} />
        ))}
      </div>
      <ul className="rules" id={id} aria-label={w.rulesOfPassword}>
        {passwordRules.map((rule) => (
          <Rule key={rule} rule={rule} isMet={!unmet.includes(rule)} />
        ))}
      </ul>
      <p className="vh" role="status">
        {password !== '' && w.rulesMet(met)}
      </p>
    </div>
  )
}

function Rule({ rule, isMet }: { rule: PasswordRule; isMet: boolean }) {
  const w = useWords(accountWords)
  return (
    <li className={classes(isMet && 'is-ok')}>
      <Icon name={isMet ? 'done' : 'ring'} />
      <span>
        {w[rule]}
        {isMet && <span className="vh">, {w.met}</span>}
      </span>
    </li>
  )
}
