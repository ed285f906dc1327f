import type { CheckoutField } from '@pito/contracts/values/checkout-details'
import { finlandId } from '@pito/contracts/values/checkout-details'
import type { AddressKind } from '@pito/contracts/values/checkout-sentences'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { information } from './information-words.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import { useInput } from './use-input.ts'

interface AddressFieldsProps {
  readonly kind: AddressKind
  readonly form: CheckoutForm
  readonly finland: string
}

export function AddressFields({ kind, form, finland }: AddressFieldsProps) {
  const w = useWords(information)
  const input = useInput(form)
  const name = <Rest extends string>(rest: Rest) => `${kind}_details.${rest}` as const
  const fill = (autoComplete: string) => ({ autoComplete: `${kind} ${autoComplete}` })
  return (
    <>
      <Field label={w.street} {...input.field(name('address_line_1'))}>
        <TextInput {...form.field(name('address_line_1'))} {...fill('address-line1')} required />
      </Field>
      <Field label={w.more} optional={w.optional} {...input.field(name('address_line_2'))}>
        <TextInput {...form.field(name('address_line_2'))} {...fill('address-line2')} />
      </Field>
      <div className="two two--zip">
        <Field label={w.zipcode} {...input.field(name('zipcode'))}>
          <TextInput
            {...form.field(name('zipcode'))}
            {...fill('postal-code')}
            inputMode="numeric"
            ref={input.zipcode}
            required
          />
        </Field>
        <Field label={w.city} {...input.field(name('city'))}>
          <TextInput {...form.field(name('city'))} {...fill('address-level2')} required />
        </Field>
      </div>
      <Field label={w.country} hint={w.countryHint} {...input.field(name('country_id'))}>
        <Select
          {...form.field(name('country_id'))}
          {...fill('country')}
          options={[{ value: String(finlandId), label: finland }]}
          blank={w.choose}
          required
        />
      </Field>
    </>
  )
}

export function CompanyFields({ kind, form }: Pick<AddressFieldsProps, 'kind' | 'form'>) {
  const w = useWords(information)
  const input = useInput(form)
  const name: CheckoutField = `${kind}_details.company_name`
  const number: CheckoutField = `${kind}_details.company_vat_number`
  return (
    <div className="two businessonly">
      <Field label={w.companyName} {...input.field(name)}>
        <TextInput {...form.field(name)} autoComplete={`${kind} organization`} />
      </Field>
      <Field label={w.companyVatNumber} {...input.field(number)}>
        <TextInput {...form.field(number)} placeholder="1234567-8" autoComplete="off" />
      </Field>
    </div>
  )
}
