import { saveCheckoutDraft } from '@pito/contracts/checkout-draft'
import type { RefObject } from 'react'
import { useEffect } from 'react'
import { browserApi } from '../../../api/browser-api.ts'
import { cartSide } from '../../../cart/cart-marks.ts'
import { useLocale } from '../../../locale/use-locale.ts'
import { typedDetails } from './typed-details.ts'

/** Stores the form with the cart whenever a field has changed, in order. Sending the form stores it once more. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  const locale = useLocale()
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    let saving: Promise<unknown> = Promise.resolve()
    const save = () => {
      const details = typedDetails(new FormData(element))
      const send = () => browserApi(locale)(saveCheckoutDraft[cartSide(document.cookie)], { details })
      saving = saving.then(send).catch(() => undefined)
    }
    element.addEventListener('change', save)
    return () => element.removeEventListener('change', save)
  }, [form, locale])
}
