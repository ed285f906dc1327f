import { salutations } from '@pito/contracts/values/salutations'
import { Field } from '@pito/ui/field'
import { RadioKeys } from '@pito/ui/radio-keys'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { accountWords } from './account-words.ts'

/** The part of a form's data that fields belong to, for the autofill of browsers, if the form has both addresses. */
export type AutofillPart = 'billing' | undefined

export function autofillIn(part: AutofillPart, token: string): string {
  return part ? `${part} ${token}` : token
}

interface NameFieldsProps {
  readonly part?: AutofillPart
  /** The return value of `useForm` for a form that contains these fields. */
  readonly form: {
    error(name: 'first_name' | 'last_name'): string | undefined
    field(name: 'first_name' | 'last_name'): object
    radios(name: 'salutation'): {
      readonly name: string
      readonly defaultValue: string | undefined
      readonly error: string | undefined
    }
  }
}

export function NameFields({ form, part }: NameFieldsProps) {
  const w = useWords(accountWords)
  const keys = salutations.map((value) => ({ value, label: w[value] }))
  return (
    <>
      <RadioKeys {...form.radios('salutation')} legend={w.salutation} keys={keys} />
      <div className="two">
        <Field label={w.firstName} error={form.error('first_name')}>
          <TextInput {...form.field('first_name')} autoComplete={autofillIn(part, 'given-name')} required />
        </Field>
        <Field label={w.lastName} error={form.error('last_name')}>
          <TextInput {...form.field('last_name')} autoComplete={autofillIn(part, 'family-name')} required />
        </Field>
      </div>
    </>
  )
}
