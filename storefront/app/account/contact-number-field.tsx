import { mayBeTyped } from '@pito/contracts/values/contact-number'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { useEffect, useRef } from 'react'
import { useWords } from '../words/words.ts'
import { accountWords } from './account-words.ts'
import type { countryCodes } from './country-codes.ts'

interface ContactNumberFieldProps {
  /** What `useForm` gives, of a form that names both fields. */
  readonly form: {
    error(name: 'country_code' | 'contact_number'): string | undefined
    field(name: 'country_code' | 'contact_number'): {
      readonly name: string
      readonly defaultValue: string | undefined
    }
  }
  readonly codes: ReturnType<typeof countryCodes>
}

export function ContactNumberField({ form, codes }: ContactNumberFieldProps) {
  const w = useWords(accountWords)
  const input = useKeyFilter()
  return (
    <div className="phone">
      <Field label={w.dialCode} error={form.error('country_code')}>
        <Select {...form.field('country_code')} options={codes} autoComplete="tel-country-code" />
      </Field>
      <Field label={w.contactNumber} error={form.error('contact_number')}>
        <TextInput
          {...form.field('contact_number')}
          ref={input}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder={w.contactNumberHint}
          required
        />
      </Field>
    </div>
  )
}

/** A key that no number has is not typed. What is pasted is judged when the form is sent, with a sentence. */
function useKeyFilter() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = input.current
    const filter = (event: InputEvent) => {
      if (event.inputType === 'insertText' && element && !mayBeTyped(textWith(element, event.data ?? '')))
        event.preventDefault()
    }
    element?.addEventListener('beforeinput', filter)
    return () => element?.removeEventListener('beforeinput', filter)
  }, [])
  return input
}

function textWith({ value, selectionStart, selectionEnd }: HTMLInputElement, typed: string): string {
  const begin = selectionStart ?? value.length
  return value.slice(0, begin) + typed + value.slice(selectionEnd ?? begin)
}
