import { checkoutFields } from '@pito/contracts/values/checkout-details'
import { Alert } from '@pito/ui/alert'
import { Button, ButtonLink } from '@pito/ui/button'
import { ErrorSummary } from '@pito/web/form/error-summary'
import { PostForm } from '@pito/web/form/post-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { countryCodes } from '../../account/country-codes.ts'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { AddressFields } from './address-fields.tsx'
import { information } from './information-words.ts'
import type { InformationData } from './load-information.ts'
import { missingWords } from './missing-words.ts'
import { NoteFields, ReviewEmails, Terms } from './note-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { ShippingFields } from './shipping-fields.tsx'
import { useUnsavedDetails } from './unsaved-details.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useDraft } from './use-draft.ts'
import type { RenewedHold } from './use-renewed-time.ts'

const missingId = 'missing-details'

interface InformationFormProps {
  readonly data: InformationData
  /** Called when storing the draft has renewed the hold of the cart's time. */
  readonly onRenewed: (hold: RenewedHold) => void
}

export function InformationForm({ data, onRenewed }: InformationFormProps) {
  const { cart, countries, acting } = data
  const w = useWords(information)
  const form = useCheckoutForm(data)
  useDraft(form.ref, cart.with_service, onRenewed)
  useUnsavedDetails(form.ref, data.customerId)
  const faults = useFocusOnRefusal(form)
  const finland = countries.find(({ iso2 }) => iso2 === 'FI')?.name ?? ''
  const withFitting = cart.with_service
  return (
    <PostForm form={form} className="checkout__form">
      <ErrorSummary form={form} fields={checkoutFields} title={w.check} ref={faults} />
      <PersonFields form={form} codes={countryCodes(countries)} />
      <fieldset className="form">
        <legend className="checkout__legend">{w.billing}</legend>
        <AddressFields kind="billing" form={form} finland={finland} />
      </fieldset>
      <ShippingFields form={form} cart={cart} finland={finland} />
      <NoteFields form={form} withFitting={withFitting} />
      <ReviewEmails form={form} />
      {acting ? (
        <Alert title={w.notByStaff}>
          <p>{w.notByStaffHint}</p>
        </Alert>
      ) : (
        <Terms form={form} />
      )}
      <div className="checkout__ends">
        <ButtonLink look="bare" href={checkoutAddress(withFitting ? 'garage' : 'cart', useLocale())}>
          {withFitting ? w.toGarage : w.toCart}
        </ButtonLink>
        <SendButton form={form} label={acting ? w.save : w.submit} />
      </div>
      <Missing form={form} />
      <p className="vh" role="status">
        {form.lastError}
      </p>
    </PostForm>
  )
}

function SendButton({ form, label }: { form: CheckoutForm; label: string }) {
  const unavailable = form.missing.length > 0
  return (
    <Button
      type="submit"
      look="go"
      busy={form.pending}
      unavailable={unavailable}
      aria-describedby={unavailable ? missingId : undefined}
    >
      {label}
    </Button>
  )
}

/** Lists what the form still needs. The button refers to it while it is unavailable. */
function Missing({ form: { missing } }: { form: CheckoutForm }) {
  const w = useWords(missingWords)
  if (missing.length === 0) return null
  return (
    <p className="small quiet" id={missingId}>
      {w.missing(missing.map((name) => w[name]).join(', '))}
    </p>
  )
}

/**
 * Moves the focus to the list of all errors, because the form has many fields. This effect runs after that of
 * `useForm`, which focuses the first field with an error.
 */
function useFocusOnRefusal({ result }: CheckoutForm) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result?.outcome === 'refused') alert.current?.focus()
  }, [result])
  return alert
}
