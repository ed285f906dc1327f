import type { CheckoutField } from '@pito/contracts/values/checkout-details'
import { checkoutFields } from '@pito/contracts/values/checkout-details'
import { checkoutFaults } from '@pito/contracts/values/checkout-faults'
import { readCheckout } from '@pito/contracts/values/read-checkout'
import { useForm } from '@pito/web/form/use-form'
import { useFormValues } from '@pito/web/form/use-form-values'
import { useLocale } from '@pito/web/locale/use-locale'
import { checkoutCart } from './checkout-cart.ts'
import type { InformationData } from './load-information.ts'
import { missingDetails } from './missing-details.ts'
import { typedDetails } from './typed-details.ts'
import { useBlurredFields } from './use-blurred-fields.ts'

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
