import { longestText } from '@pito/contracts/values/account-sentences'
import { checkoutFields } from '@pito/contracts/values/checkout-details'
import { checkoutSentences } from '@pito/contracts/values/checkout-sentences'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button, ButtonLink } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Field, FieldError } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { ErrorSummary } from '@pito/web/form/error-summary'
import { PostForm } from '@pito/web/form/post-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { countryCodes } from '../../account/country-codes.ts'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { forgetVehicle } from '../../vehicle/vehicle-store.ts'
import { AddressFields } from './address-fields.tsx'
import { information } from './information-words.ts'
import type { InformationData } from './load-information.ts'
import { missingWords } from './missing-words.ts'
import { PersonFields } from './person-fields.tsx'
import { ShippingFields } from './shipping-fields.tsx'
import { useUnsavedDetails } from './unsaved-details.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useDraft } from './use-draft.ts'
import { useInput } from './use-input.ts'
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

interface NoteFieldsProps {
  readonly form: CheckoutForm
  readonly withFitting: boolean
}

function NoteFields({ form, withFitting }: NoteFieldsProps) {
  const w = useWords(information)
  const input = useInput(form)
  const note = String(form.values?.get('order_note') ?? form.field('order_note').defaultValue ?? '')
  return (
    <fieldset className="form">
      <legend className="checkout__legend">{w.carAndNote}</legend>
      <div className="two">
        <Field
          label={w.plate}
          optional={w.optional}
          hint={withFitting ? w.plateHint : w.carOfTyres}
          {...input.field('licence_plate')}
        >
          <TextInput
            {...form.field('licence_plate')}
            onBlur={({ currentTarget }) => forgetRemoved(currentTarget)}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Field
          label={w.note}
          optional={w.optional}
          hint={w.noteHint(Math.max(0, longestText - note.trim().length))}
          {...input.field('order_note')}
        >
          <TextInput {...form.field('order_note')} />
        </Field>
      </div>
    </fieldset>
  )
}

/**
 * Finnish law requires that customers can refuse marketing wherever their e-mail address is collected (Act 917/2014,
 * section 200).
 */
function ReviewEmails({ form }: { form: CheckoutForm }) {
  const w = useWords(information)
  return (
    <div>
      <p className="small quiet" id="review-emails-note">
        {w.reviewEmails}
      </p>
      <Checkbox {...form.checkbox('refuses_review_emails')} value="1" aria-describedby="review-emails-note">
        {w.noReviewEmails}
      </Checkbox>
    </div>
  )
}

/** Shows the checkbox for the terms. Its note stays until the terms are accepted, and is red once the form was touched. */
function Terms({ form }: { form: CheckoutForm }) {
  const w = useWords(information)
  const locale = useLocale()
  const { error: _, ...box } = form.checkbox('conditions')
  return (
    <div>
      <Checkbox
        {...box}
        id="conditions"
        value="1"
        aria-describedby="conditions-note"
        aria-invalid={false}
        required
      >
        {w.accept} <NewTab page="terms-and-condition">{w.terms}</NewTab> {w.and}{' '}
        <NewTab page="privacy-policy">{w.privacy}</NewTab>
      </Checkbox>
      {!form.accepted && (
        <FieldError id="conditions-note" quiet={!form.touched}>
          {checkoutSentences.termsMissing[locale]}
        </FieldError>
      )}
    </div>
  )
}

function NewTab({ page, children }: { page: string; children: string }) {
  const w = useWords(information)
  return (
    <Anchor href={`/information/${page}`} target="_blank" rel="noopener">
      {children}
      <span className="vh"> {w.newTab}</span>
    </Anchor>
  )
}

/** A plate that the customer removes is removed everywhere: its vehicle is no longer compared with tyres. */
function forgetRemoved({ value, defaultValue }: HTMLInputElement): void {
  if (value.trim() === '' && defaultValue !== '') forgetVehicle()
}
