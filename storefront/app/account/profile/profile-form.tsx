import type { Account, Address } from '@pito/contracts/profile'
import { whyNotDelivered } from '@pito/contracts/values/why-not-delivered'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import type { Choice } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useFormValues } from '@pito/web/form/use-form-values'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { accountWords } from '../account-words.ts'
import { CompanyFields } from '../company-fields.tsx'
import { ContactNumberField } from '../contact-number-field.tsx'
import type { countryCodes } from '../country-codes.ts'
import { codeOf } from '../country-codes.ts'
import { NameFields } from '../name-fields.tsx'
import { vatNote } from '../vat-note.ts'
import { AddressFields } from './address-fields.tsx'
import { typedBefore } from './profile-draft.ts'
import { profileWords } from './profile-words.ts'
import type { AddressKind } from './read-address.ts'
import { profileFields } from './submit-profile.ts'
import { useSameAddress } from './use-same-address.ts'

interface ProfileFormProps {
  readonly account: Account
  readonly codes: ReturnType<typeof countryCodes>
  readonly countries: readonly Choice[]
}

export function ProfileForm({ account, codes, countries }: ProfileFormProps) {
  const w = useWords(profileWords)
  const { email } = useWords(accountWords)
  const locale = useLocale()
  const [before] = useState(() => typedBefore(account.userDetails.id))
  const initial = before ?? initialOf(account, codes)
  const form = useForm({ id: 'profile', action: '/profile', fields: profileFields, initial })
  const values = useFormValues(form.ref)
  const same = form.checkbox('same_as_shipping')
  const [isSame, setSame] = useState(same.defaultChecked)
  useSameAddress(form.ref, isSame)
  return (
    <PostForm form={form} className="form">
      {typedBefore(account.userDetails.id) && <Alert title={w.notSavedYet}>{w.notSavedYetHint}</Alert>}
      <Field label={email} hint={w.emailHint}>
        <TextInput type="email" defaultValue={account.userDetails.email} autoComplete="username" readOnly />
      </Field>
      <CompanyFields form={form} vatNote={vatNote(String(values?.get('company_vat_number') ?? ''), locale)} />
      <NameFields form={form} />
      <ContactNumberField form={form} codes={codes} />
      <fieldset className="form">
        <legend className="acc__legend">{w.billing}</legend>
        <AddressFields kind="billing" form={form} countries={countries} />
      </fieldset>
      <fieldset className="form">
        <legend className="acc__legend">{w.delivery}</legend>
        <Checkbox {...same} onChange={(event) => setSame(event.target.checked)}>
          {w.same}
        </Checkbox>
        {isSame && values && <NotDelivered values={values} />}
        {/* Without scripts nothing could make the delivery fields editable again, so they stay editable. The
            server ignores the delivery fields if both addresses are the same. */}
        <AddressFields
          kind="delivery"
          form={form}
          countries={countries}
          readOnly={isSame && values !== null}
        />
      </fieldset>
      <Button type="submit" look="go" busy={form.pending}>
        {w.save}
      </Button>
    </PostForm>
  )
}

/** Says that the shop does not deliver to the billing address, which is also the delivery address. */
function NotDelivered({ values }: { values: FormData }) {
  const locale = useLocale()
  const reason = whyNotDelivered({
    zipcode: String(values.get('billing_zipcode') ?? '').trim(),
    country_id: Number(values.get('billing_country_id')),
  })
  return (
    <p className="small" role="status">
      {reason?.sentence[locale]}
    </p>
  )
}

const finland = '73'

function initialOf({ userDetails: person, userAddress }: Account, codes: ProfileFormProps['codes']) {
  // Most customers use one address for billing and delivery, so this is the default until a delivery address has been
  // saved.
  const isSame = userAddress.same_as_shipping || !userAddress.shipping
  return {
    salutation: person.salutation,
    first_name: person.first_name,
    last_name: person.last_name,
    country_code: codeOf(codes, person.country_code),
    contact_number: person.contact_number,
    is_company_user: person.is_company_user,
    company_name: person.company_name ?? '',
    company_vat_number: person.company_vat_number ?? '',
    ...addressOf('billing', userAddress.billing),
    ...addressOf('delivery', userAddress.shipping),
    ...(isSame && { same_as_shipping: 'on' }),
  }
}

function addressOf(kind: AddressKind, address: Address | null) {
  return {
    [`${kind}_address_line_1`]: address?.address_line_1 ?? '',
    [`${kind}_address_line_2`]: address?.address_line_2 ?? '',
    [`${kind}_zipcode`]: address?.zipcode ?? '',
    [`${kind}_city`]: address?.city ?? '',
    [`${kind}_country_id`]: address ? String(address.country_id) : finland,
  }
}
