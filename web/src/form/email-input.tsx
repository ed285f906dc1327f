import { longestEmail } from '@pito/contracts/values/email'
import { TextInput } from '@pito/ui/text-input'

interface EmailInputProps {
  /** The props that `form.field` returns. */
  readonly field: {
    readonly name: string
    readonly defaultValue: string | undefined
    readonly autoFocus?: boolean
  }
  /** `username` is for a field in which people enter the address they log in with, `email` for other fields. */
  readonly autoComplete: 'email' | 'billing email' | 'username'
}

export function EmailInput({ field, autoComplete }: EmailInputProps) {
  return (
    <TextInput
      {...field}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={longestEmail}
      required
    />
  )
}
