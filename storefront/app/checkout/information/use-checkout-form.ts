import type { CheckoutDetails, CheckoutField } from '@pito/contracts/values/checkout-details'
import { checkoutFields } from '@pito/contracts/values/checkout-details'
import { checkoutFaults } from '@pito/contracts/values/checkout-faults'
import { readCheckout } from '@pito/contracts/values/read-checkout'
import { useForm } from '@pito/web/form/use-form'
import { useFormValues } from '@pito/web/form/use-form-values'
import { useLocale } from '@pito/web/locale/use-locale'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { checkoutCart } from './checkout-cart.ts'
import type { InformationData } from './load-information.ts'
import { typedDetails } from './typed-details.ts'

/**
 * Extends `useForm`: it also shows a field's error as soon as the field loses the focus, and reports whether the form
 * can be sent.
 */
export function useCheckoutForm({
  cart,
  details,
  acting,
}: Pick<InformationData, 'cart' | 'details' | 'acting'>) {
  const locale = useLocale()
  const form = useForm({
    id: 'information',
    action: '/cart/user-info',
    fields: checkoutFields,
    initial: details,
  })
  const values = useFormValues(form.ref)
  const left = useBlurredFields(form.ref)
  const state = checkoutCart(cart)
  const typed = values && readCheckout(typedDetails(values))
  const faults = typed && checkoutFaults(typed, state, locale)
  const needsTerms = values !== null && !acting && !values.has('conditions')
  const last = checkoutFields.find((name) => name === [...left].at(-1))
  const error = (name: CheckoutField) => form.error(name) ?? (left.has(name) ? faults?.[name] : undefined)
  return {
    ...form,
    error,
    values,
    accepted: values?.has('conditions') ?? false,
    /** Whether the customer has left a field or sent the form. Nothing is red before. */
    touched: left.size > 0 || form.result?.outcome === 'refused',
    /** The error of the field that lost the focus last, which is announced. */
    lastError: last && faults?.[last],
    /**
     * What the form still needs before it can be sent. This is empty before scripts run, when the values are unknown. The
     * server checks the form in any case.
     */
    missing: [...(typed ? missingDetails(typed) : []), ...(needsTerms ? (['conditions'] as const) : [])],
  }
}
export type CheckoutForm = ReturnType<typeof useCheckoutForm>

const ofPerson = ['first_name', 'last_name', 'email', 'contact_number'] as const
const ofAddress = ['address_line_1', 'zipcode', 'city'] as const
const ofCompany = ['company_name', 'company_vat_number'] as const

type MissingDetail =
  | (typeof ofPerson)[number]
  | (typeof ofAddress)[number]
  | (typeof ofCompany)[number]
  | 'country_id'

/**
 * Returns the required fields that have no value, in the order of the form. The values are validated only when the form
 * is sent.
 */
export function missingDetails({ billing, isBusinessCustomer, ...person }: CheckoutDetails): MissingDetail[] {
  return [
    ...ofPerson.filter((name) => person[name] === ''),
    ...(isBusinessCustomer ? ofCompany.filter((name) => billing[name] === '') : []),
    ...ofAddress.filter((name) => billing[name] === ''),
    ...(billing.country_id === null ? (['country_id'] as const) : []),
  ]
}

/**
 * Returns the names of the fields that have lost the focus, the last one at the end. If a press takes the focus away,
 * the field counts only after the press. Otherwise its error would move the pressed element away from the pointer, and
 * the press would be lost.
 */
function useBlurredFields(form: RefObject<HTMLFormElement | null>): ReadonlySet<string> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    let isPressed = false
    let names: string[] = []
    const count = () => {
      const counted = names
      names = []
      if (counted.length === 0) return
      setLeft((before) => new Set([...[...before].filter((name) => !counted.includes(name)), ...counted]))
    }
    const leave = ({ target }: FocusEvent) => {
      names.push((target as HTMLInputElement).name)
      if (!isPressed) count()
    }
    const release = () =>
      setTimeout(() => {
        isPressed = false
        count()
      })
    form.current?.addEventListener('focusout', leave, { signal })
    document.addEventListener('pointerdown', () => (isPressed = true), { signal })
    for (const end of ['pointerup', 'pointercancel', 'keydown'])
      document.addEventListener(end, release, { signal })
    return () => listeners.abort()
  }, [form])
  return left
}
