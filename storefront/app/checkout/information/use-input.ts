import type { CheckoutField } from '@pito/contracts/values/checkout-details'
import { useKeyFilter } from '@pito/web/form/use-key-filter'
import { useRef } from 'react'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Returns the props that all fields of this form have: the id, to which the list of errors links, and the error. */
export function useInput(form: CheckoutForm) {
  const zipcode = useRef<HTMLInputElement>(null)
  useKeyFilter(zipcode, mayBeZipcode)
  return {
    field: (name: CheckoutField) => ({ id: name, error: form.error(name) }),
    /** The ref of the postcode's field. */
    zipcode,
  }
}

/** A postcode has five digits at most (CHK-44). Spaces around it are removed when the form is submitted. */
const mayBeZipcode = (text: string) => /^\s*\d{0,5}\s*$/.test(text)
