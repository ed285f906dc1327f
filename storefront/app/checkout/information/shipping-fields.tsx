import type { Cart } from '@pito/contracts/cart'
import { Anchor } from '@pito/ui/anchor'
import { Field } from '@pito/ui/field'
import { RadioKeys } from '@pito/ui/radio-keys'
import { TextInput } from '@pito/ui/text-input'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { AddressFields, CompanyFields } from './address-fields.tsx'
import { information } from './information-words.ts'
import { companyOfDelivery } from './initial-details.ts'
import { typedDetails } from './typed-details.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import { useInput } from './use-input.ts'

interface ShippingFieldsProps {
  readonly form: CheckoutForm
  readonly cart: Cart
  readonly finland: string
}

/**
 * Shows the choice of a delivery address. Fitted tyres go to the service point; other tyres go to the billing address
 * or to a different one.
 */
export function ShippingFields({ form, cart, finland }: ShippingFieldsProps) {
  const w = useWords(information)
  useCompanyOfDelivery(form.ref)
  const choices = cart.with_service
    ? [{ value: 'servicepoint', label: <Hyphenated text={w.toPoint} />, note: <PointNote cart={cart} /> }]
    : [
        { value: 'billing', label: <Hyphenated text={w.toBilling} /> },
        { value: 'different', label: <Hyphenated text={w.toOther} /> },
      ]
  return (
    <fieldset className="form" id="shipping_details.ship_to">
      <legend className="checkout__legend">{w.shipping}</legend>
      <RadioKeys
        {...form.radios('shipping_details.ship_to')}
        error={form.error('shipping_details.ship_to')}
        legend={w.shipping}
        hideLegend
        keys={choices}
        wide
      />
      {cart.with_service ? (
        <p className="small quiet">{w.onlyToPoint}</p>
      ) : (
        <div className="form differentonly">
          <RecipientFields form={form} />
          <CompanyFields kind="shipping" form={form} />
          <AddressFields kind="shipping" form={form} finland={finland} />
        </div>
      )}
    </fieldset>
  )
}

/** Fills in the company when a company chooses another address, or types its name after that choice. */
function useCompanyOfDelivery(form: CheckoutForm['ref']): void {
  useEffect(() => {
    const element = form.current
    const fillIn = ({ target }: Event) => {
      const typed = element ? typedDetails(new FormData(element)) : {}
      if (!element || typed['shipping_details.ship_to'] !== 'different') return
      if (!/ship_to|billing_details.company/.test((target as HTMLInputElement).name)) return
      for (const [name, company] of Object.entries(companyOfDelivery(typed))) {
        const field = element.elements.namedItem(name)
        if (!(field instanceof HTMLInputElement)) continue
        field.value = company
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }
    element?.addEventListener('change', fillIn)
    return () => element?.removeEventListener('change', fillIn)
  }, [form])
}

function PointNote({ cart: { appointment } }: { cart: Cart }) {
  const w = useWords(information)
  const locale = useLocale()
  if (!appointment)
    return (
      <Anchor className="link" href={checkoutAddress('garage', locale)}>
        {w.choosePoint}
      </Anchor>
    )
  const { company_name, address_line_1, zipcode, city } = appointment.dealer
  return (
    <>
      {company_name}, {address_line_1}, {zipcode} {city}
    </>
  )
}

const named = <Name extends string>(name: Name) => `shipping_details.${name}` as const

/** Shows who receives a delivery at another address, if that is not the buyer. */
function RecipientFields({ form }: { form: CheckoutForm }) {
  const w = useWords(information)
  const input = useInput(form)
  return (
    <>
      <p className="small quiet">{w.recipientNote}</p>
      <div className="two">
        <Field label={w.recipientFirstName} optional={w.optional} {...input.field(named('first_name'))}>
          <TextInput {...form.field(named('first_name'))} autoComplete="shipping given-name" />
        </Field>
        <Field label={w.recipientLastName} optional={w.optional} {...input.field(named('last_name'))}>
          <TextInput {...form.field(named('last_name'))} autoComplete="shipping family-name" />
        </Field>
      </div>
      <Field
        label={w.recipientNumber}
        optional={w.optional}
        hint={w.recipientNumberHint}
        {...input.field(named('contact_number'))}
      >
        <TextInput {...form.field(named('contact_number'))} inputMode="tel" autoComplete="shipping tel" />
      </Field>
    </>
  )
}
