import { useForm } from '@pito/web/form/use-form'
import { useEffect } from 'react'

export const paymentFormId = 'payment'

export function usePaymentForm(orderNumber: string) {
  useFreshPage()
  const action = `/cart/order-summary/${orderNumber}`
  return useForm({ id: paymentFormId, action, fields: ['payment_by'] })
}
export type PaymentForm = ReturnType<typeof usePaymentForm>

/**
 * Reloads the page when the browser restores it from its back/forward cache. Otherwise a customer who returns from
 * the payment provider would still see the payment as pending.
 */
function useFreshPage(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    addEventListener('pageshow', reload)
    return () => removeEventListener('pageshow', reload)
  }, [])
}
