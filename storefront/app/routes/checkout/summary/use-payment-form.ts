import { useForm } from '@pito/web/form/use-form'
import { useEffect } from 'react'

export function usePaymentForm(orderNumber: string) {
  useFreshPage()
  const action = `/cart/order-summary/${orderNumber}`
  return useForm({ id: 'payment', action, fields: ['payment_by'] })
}
export type PaymentForm = ReturnType<typeof usePaymentForm>

/** Somebody who comes back from the provider's page by the back button may get this one as it was left: still paying. */
function useFreshPage(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    addEventListener('pageshow', reload)
    return () => removeEventListener('pageshow', reload)
  }, [])
}
