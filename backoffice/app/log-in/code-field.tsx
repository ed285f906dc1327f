import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import type { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { logInWords } from './log-in-words.ts'

/** The code is the only thing to type in its step, so the field has the focus when the step appears. */
const focusNow = (input: HTMLInputElement | null) => input?.focus()

interface CodeFieldProps {
  readonly form: Pick<ReturnType<typeof useFetcherForm<'code'>>, 'error' | 'field'>
  readonly isRecovery?: boolean
}

export function CodeField({ form, isRecovery = false }: CodeFieldProps) {
  const w = useWords(logInWords)
  return (
    <Field
      label={isRecovery ? w.recoveryCode : w.code}
      hint={isRecovery ? w.recoveryHint : w.codeHint}
      error={form.error('code')}
    >
      <TextInput
        {...form.field('code')}
        ref={focusNow}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={30}
      />
    </Field>
  )
}
