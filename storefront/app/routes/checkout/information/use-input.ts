import type { CheckoutField } from '@pito/contracts/values/checkout-details'
import { useKeyFilter } from '@pito/web/form/use-key-filter'
import { useRef } from 'react'
import type { CheckoutForm } from './use-checkout-form.ts'

/** What the fields of this form have in common: an id that the list of faults links to, and what is wrong. */
export function useInput(form: CheckoutForm) {
  const digits = useRef<HTMLInputElement>(null)
  useKeyFilter(digits, isDigits)
  return {
    field: (name: CheckoutField) => ({ id: name, error: form.error(name) }),
    /** The ref of a field that takes digits only. */
    digits,
  }
}

const isDigits = (text: string) => /^\d*$/.test(text)
