import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { information } from './information-words.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import { useInput } from './use-input.ts'

const named = <Name extends string>(name: Name) => `shipping_details.${name}` as const

/** Shows who receives a delivery at another address, if that is not the buyer. */
export function RecipientFields({ form }: { form: CheckoutForm }) {
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
        <TextInput
          {...form.field(named('contact_number'))}
          inputMode="tel"
          autoComplete="shipping tel-national"
        />
      </Field>
    </>
  )
}
