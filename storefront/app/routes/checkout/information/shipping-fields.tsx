import type { Cart } from '@pito/contracts/cart'
import { Anchor } from '@pito/ui/anchor'
import { RadioKeys } from '@pito/ui/radio-keys'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { checkoutAddress } from '../../../cart/checkout-address.ts'
import { Hyphenated } from '../../../content/hyphenated.tsx'
import { AddressFields, CompanyFields } from './address-fields.tsx'
import { information } from './information-words.ts'
import { RecipientFields } from './recipient-fields.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

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

function PointNote({ cart: { appointment } }: { cart: Cart }) {
  const w = useWords(information)
  const locale = useLocale()
  if (!appointment) return <Anchor href={checkoutAddress('garage', locale)}>{w.choosePoint}</Anchor>
  const { company_name, address_line_1, zipcode, city } = appointment.dealer
  return (
    <>
      {company_name}, {address_line_1}, {zipcode} {city}
    </>
  )
}
