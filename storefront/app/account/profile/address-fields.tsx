import { Field } from '@pito/ui/field'
import type { Choice } from '@pito/ui/select'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { profileWords } from './profile-words.ts'
import type { AddressField, AddressKind } from './read-address.ts'

interface AddressFieldsProps {
  readonly kind: AddressKind
  readonly countries: readonly Choice[]
  /** True while the delivery address is the same as the billing address and its fields copy the billing fields. */
  readonly readOnly?: boolean
  readonly form: {
    error(name: AddressField): string | undefined
    field(name: AddressField): object
  }
}

export function AddressFields({ kind, countries, readOnly = false, form }: AddressFieldsProps) {
  const w = useWords(profileWords)
  const part = kind === 'billing' ? 'billing' : 'shipping'
  const input = (name: AddressField, autoComplete: string) => ({
    ...form.field(name),
    autoComplete: `${part} ${autoComplete}`,
    readOnly,
  })
  return (
    <>
      <div className="two">
        <Field label={w.street} error={form.error(`${kind}_address_line_1`)}>
          <TextInput {...input(`${kind}_address_line_1`, 'address-line1')} required />
        </Field>
        <Field label={w.more} optional={w.optional} error={form.error(`${kind}_address_line_2`)}>
          <TextInput {...input(`${kind}_address_line_2`, 'address-line2')} />
        </Field>
      </div>
      <div className="two two--zip">
        <Field label={w.zipcode} error={form.error(`${kind}_zipcode`)}>
          <TextInput {...input(`${kind}_zipcode`, 'postal-code')} inputMode="numeric" required />
        </Field>
        <Field label={w.city} error={form.error(`${kind}_city`)}>
          <TextInput {...input(`${kind}_city`, 'address-level2')} required />
        </Field>
      </div>
      <Field label={w.country} error={form.error(`${kind}_country_id`)}>
        <Select
          {...form.field(`${kind}_country_id`)}
          options={countries}
          blank={w.choose}
          autoComplete={`${part} country`}
          disabled={readOnly}
          required
        />
      </Field>
    </>
  )
}
