import { mayBeTyped, nationalNumber } from '@pito/contracts/values/contact-number'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { useKeyFilter } from '@pito/web/form/use-key-filter'
import { useWords } from '@pito/web/words/words'
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { accountWords } from './account-words.ts'
import type { countryCodes } from './country-codes.ts'
import { dialCodeIn } from './country-codes.ts'
import type { AutofillPart } from './name-fields.tsx'
import { autofillIn } from './name-fields.tsx'

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
  readonly part?: AutofillPart
  /** The id of the number's field, so that links can point to it. */
  readonly id?: string
}

/**
 * A field for a phone number with a separate country code. The number is a text input with a telephone keyboard: its
 * `autocomplete` value is `tel-national`, which HTML does not allow for `type="tel"`, because that type is for whole
 * numbers only.
 */
export function ContactNumberField({ form, codes, part, id }: ContactNumberFieldProps) {
  const w = useWords(accountWords)
  const input = useRef<HTMLInputElement>(null)
  const code = form.field('country_code')
  useKeyFilter(input, mayBeTyped)
  useWholeNumber(input, code.name)
  return (
    <div className="phone">
      <Field label={w.dialCode} error={form.error('country_code')}>
        <Select {...code} options={codes} autoComplete={autofillIn(part, 'tel-country-code')} />
      </Field>
      <Field id={id} label={w.contactNumber} error={form.error('contact_number')}>
        <TextInput
          {...form.field('contact_number')}
          ref={input}
          inputMode="tel"
          autoComplete={autofillIn(part, 'tel-national')}
          placeholder={w.contactNumberHint}
          required
        />
      </Field>
    </div>
  )
}

/**
 * Splits a whole number that the browser has filled in or that was pasted: its country code is chosen in the field
 * beside it. The server does the same with the number that is sent.
 */
export function useWholeNumber(input: RefObject<HTMLInputElement | null>, nameOfCode: string): void {
  useEffect(() => {
    const field = input.current
    const split = () => {
      const select = field?.form?.elements.namedItem(nameOfCode)
      if (!field || !(select instanceof HTMLSelectElement)) return
      const typed = { country_code: dialCodeIn(select.value), contact_number: field.value }
      const { country_code, contact_number } = nationalNumber(typed)
      if (contact_number === field.value) return
      const values = Array.from(select.options, ({ value }) => value)
      const value = [select.value, ...values].find((one) => dialCodeIn(one) === country_code)
      if (value === undefined) return
      select.value = value
      field.value = contact_number
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    field?.addEventListener('change', split)
    return () => field?.removeEventListener('change', split)
  }, [input, nameOfCode])
}
