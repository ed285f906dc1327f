import { mayBeTyped } from '@pito/contracts/values/contact-number'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { useKeyFilter } from '@pito/web/form/use-key-filter'
import { useWords } from '@pito/web/words/words'
import { useRef } from 'react'
import { accountWords } from './account-words.ts'
import type { countryCodes } from './country-codes.ts'

interface ContactNumberFieldProps {
  /** The return value of `useForm` for a form that contains both fields. */
  readonly form: {
    error(name: 'country_code' | 'contact_number'): string | undefined
    field(name: 'country_code' | 'contact_number'): {
      readonly name: string
      readonly defaultValue: string | undefined
    }
  }
  readonly codes: ReturnType<typeof countryCodes>
  /** The id of the number's field, so that links can point to it. */
  readonly id?: string
}

/**
 * A field for a phone number with a separate country code. The number is a text input with a telephone keyboard: its
 * `autocomplete` value is `tel-national`, which HTML does not allow for `type="tel"`, because that type is for whole
 * numbers only.
 */
export function ContactNumberField({ form, codes, id }: ContactNumberFieldProps) {
  const w = useWords(accountWords)
  const input = useRef<HTMLInputElement>(null)
  useKeyFilter(input, mayBeTyped)
  return (
    <div className="phone">
      <Field label={w.dialCode} error={form.error('country_code')}>
        <Select {...form.field('country_code')} options={codes} autoComplete="tel-country-code" />
      </Field>
      <Field id={id} label={w.contactNumber} error={form.error('contact_number')}>
        <TextInput
          {...form.field('contact_number')}
          ref={input}
          inputMode="tel"
          autoComplete="tel-national"
          placeholder={w.contactNumberHint}
          required
        />
      </Field>
    </div>
  )
}
