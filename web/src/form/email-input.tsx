import { longestEmail } from '@pito/contracts/values/email'
import { TextInput } from '@pito/ui/text-input'

interface EmailInputProps {
  /** The result of `form.field`. */
  readonly field: {
    readonly name: string
    readonly defaultValue: string | undefined
    readonly autoFocus?: boolean
  }
  /** `username` when the person logs in with this address. */
  readonly autoComplete: 'email' | 'username'
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
