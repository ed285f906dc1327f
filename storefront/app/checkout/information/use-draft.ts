import { getCheckoutDraft, saveCheckoutDraft } from '@pito/contracts/checkout-draft'
import type { TypedDetails } from '@pito/contracts/values/checkout-details'
import { readCheckout } from '@pito/contracts/values/read-checkout'
import { browserApi } from '@pito/web/api/browser-api'
import { useLocale } from '@pito/web/locale/use-locale'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { hasLostSession } from '../../account/account-store.ts'
import type { BookingDraft } from '../../booking/booking-draft.ts'
import { storeDraft } from '../../booking/booking-draft.ts'
import { cartSide } from '../../cart/cart-marks.ts'
import { draftOf, typedDetails } from './typed-details.ts'
import type { RenewedHold } from './use-renewed-time.ts'

/**
 * Stores the form's values with the cart while the customer types: when typing pauses, when a field has changed, and
 * when the page is left. Requests are sent one after another; the one of a page that is left does not wait, and the
 * browser completes it after the page is gone. A reload may overtake that request, so a reloaded form reads the
 * draft once more. Sending the form stores the values once more. For an order without a fitting, the browser also
 * stores the encrypted delivery address, as the booking popup does.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  withFitting: boolean,
  onRenewed: (hold: RenewedHold) => void,
): void {
  const locale = useLocale()
  const renewed = useEffectEvent(onRenewed)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const listeners = new AbortController()
    let saving: Promise<unknown> = Promise.resolve()
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      const details = typedDetails(new FormData(element))
      saving = saving
        .then(() => send(details))
        .then(({ data }) => renewed(data))
        .catch(() => {
          if (hasLostSession()) void revalidate()
        })
      if (!withFitting) void storeDraft('delivery', deliveryDraft(details))
    }
    const send = (details: TypedDetails, options = {}) =>
      browserApi(locale, options)(saveCheckoutDraft[cartSide(document.cookie)], { details: draftOf(details) })
    const readDraft = () =>
      browserApi(locale)(getCheckoutDraft[cartSide(document.cookie)], {}).then(
        ({ data }) => data.details,
        () => ({}),
      )
    const saveSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(save, pauseMilliseconds)
    }
    const savePending = () => timer !== undefined && save()
    const leave = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      void send(typedDetails(new FormData(element)), { keepalive: true }).catch(() => {})
    }
    const { signal } = listeners
    element.addEventListener('input', saveSoon, { signal })
    element.addEventListener('change', save, { signal })
    if (isReloaded()) void readDraft().then((details) => fillIn(element, details))
    // Safari on phones has no `beforeunload`.
    window.addEventListener('beforeunload', leave, { signal })
    window.addEventListener('pagehide', leave, { signal })
    return () => {
      listeners.abort()
      savePending()
    }
  }, [form, locale, withFitting, revalidate])
}

const pauseMilliseconds = 600

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
}

/** Fills in what the draft has in fields that have not been changed since the form was shown. */
function fillIn(form: HTMLFormElement, details: TypedDetails): void {
  for (const [name, text] of Object.entries(details)) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || field.type === 'checkbox' || field.type === 'radio') continue
    if (field.value !== field.defaultValue || field.value === text) continue
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function deliveryDraft(details: TypedDetails): BookingDraft {
  const { first_name, last_name, email, contact_number, billing, shipTo, shipping } = readCheckout(details)
  const to = shipTo === 'different' ? shipping : billing
  return {
    name: `${first_name} ${last_name}`.trim(),
    email,
    phone: contact_number,
    appointment_date: null,
    appointment_time: null,
    address: to.address_line_1,
    city: to.city,
    dealer_id: null,
    time_slots: [],
  }
}
