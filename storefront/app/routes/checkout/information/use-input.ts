import type { CheckoutField } from '@pito/contracts/values/checkout-details'
import { useKeyFilter } from '@pito/web/form/use-key-filter'
import { useRef } from 'react'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Returns the props that all fields of this form have: the id, to which the list of errors links, and the error. */
export function useInput(form: CheckoutForm) {
  const digits = useRef<HTMLInputElement>(null)
  useKeyFilter(digits, isDigits)
  return {
    field: (name: CheckoutField) => ({ id: name, error: form.error(name) }),
    /** The ref of a field that accepts only digits. */
    digits,
  }
}

const isDigits = (text: string) => /^\d*$/.test(text)
