import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import type { ReactNode } from 'react'
import { EmailInput } from '../form/email-input.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { PostForm } from '../form/post-form.tsx'
import { useForm } from '../form/use-form.ts'
import { useWords, words } from '../words/words.ts'
import { loginFields } from './log-in-staff.ts'

const formWords = words({
  fi: {
    email: 'Sähköposti',
    password: 'Salasana',
    code: 'Koodi',
    codeHint: 'Kuusi numeroa todennussovelluksesta tai yksi palautuskoodeista',
    logIn: 'Kirjaudu',
  },
  en: {
    email: 'Email',
    password: 'Password',
    code: 'Code',
    codeHint: 'Six digits from the authenticator app, or one of the recovery codes',
    logIn: 'Log in',
  },
})

type LogInForm = ReturnType<typeof useForm<(typeof loginFields)[number]>>

/**
 * The log-in form for staff, which both front ends use. Each page posts the form to its own action, which calls
 * `logInStaff`.
 */
export function StaffLogInForm({ action, className }: { action: string; className: string }) {
  return (
    <StaffLogInFields
      form={useForm({ id: 'staff-login', action, fields: loginFields })}
      className={className}
    />
  )
}

interface LogInFieldsProps {
  readonly form: LogInForm
  readonly className: string
  /** Another way to log in, below the button. */
  readonly children?: ReactNode
}

export function StaffLogInFields({ form, className, children }: LogInFieldsProps) {
  const w = useWords(formWords)
  return (
    <PostForm form={form} className={className}>
      <Field label={w.email} error={form.error('email')}>
        <EmailInput field={form.field('email')} autoComplete="username" />
      </Field>
      <PasswordField
        label={w.password}
        field={form.field('password')}
        error={form.error('password')}
        autoComplete="current-password"
      />
      <Field label={w.code} hint={w.codeHint} error={form.error('code')}>
        <TextInput {...form.field('code')} autoComplete="one-time-code" autoCapitalize="characters" />
      </Field>
      <Button type="submit" look="go" busy={form.pending}>
        {w.logIn}
      </Button>
      {children}
    </PostForm>
  )
}
