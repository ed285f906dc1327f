import type { Account, Address } from '@pito/contracts/profile'
import { whyNotDelivered } from '@pito/contracts/values/why-not-delivered'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import type { Choice } from '@pito/ui/select'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useFormValues } from '@pito/web/form/use-form-values'
import { useLocale } from '@pito/web/locale/use-locale'
import { isWithoutSession } from '@pito/web/session/ended-session'
import { useWords } from '@pito/web/words/words'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { knownAccount } from '../account-store.ts'
import { accountWords } from '../account-words.ts'
import { CompanyFields } from '../company-fields.tsx'
import { ContactNumberField } from '../contact-number-field.tsx'
import type { countryCodes } from '../country-codes.ts'
import { codeOf } from '../country-codes.ts'
import { NameFields } from '../name-fields.tsx'
import { vatNote } from '../vat-note.ts'
import { profileWords } from './profile-words.ts'
import type { AddressField, AddressKind } from './submit-profile.ts'
import { addressNames, profileFields } from './submit-profile.ts'

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
      <CompanyFields
        form={form}
        part="billing"
        vatNote={vatNote(String(values?.get('company_vat_number') ?? ''), locale)}
      />
      <NameFields form={form} part="billing" />
      <ContactNumberField form={form} codes={codes} part="billing" />
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

/**
 * While both addresses are the same, the delivery fields copy the billing fields. Afterwards the previous values of
 * the delivery fields are restored.
 */
function useSameAddress(form: RefObject<HTMLFormElement | null>, isSame: boolean): void {
  useEffect(() => {
    const element = form.current
    if (!element || !isSame) return undefined
    const own = addressNames.map((name) => controlOf(element, `delivery_${name}`).value)
    const follow = () => {
      for (const name of addressNames)
        controlOf(element, `delivery_${name}`).value = controlOf(element, `billing_${name}`).value
    }
    follow()
    element.addEventListener('input', follow)
    return () => {
      element.removeEventListener('input', follow)
      addressNames.forEach((name, index) => {
        controlOf(element, `delivery_${name}`).value = own[index] ?? ''
      })
    }
  }, [form, isSame])
}

function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
}

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

function AddressFields({ kind, countries, readOnly = false, form }: AddressFieldsProps) {
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

/**
 * The profile that a customer typed when the session had ended. It is kept in memory only, because nothing personal is
 * stored in the browser, and shown again to the same customer after the log-in.
 */
let draft: { readonly customerId: string; readonly typed: FormData } | null = null

/** Remembers what was typed if the error says that the session has ended. Every error is thrown again. */
export function rememberTyped(typed: FormData) {
  return (error: unknown): never => {
    const customerId = knownAccount()?.userDetails.id
    if (isWithoutSession(error) && typeof window !== 'undefined' && customerId !== undefined)
      draft = { customerId, typed }
    throw error
  }
}

export function forgetTyped(): void {
  draft = null
}

/** Returns the remembered values by the name of their field, or null if there are none of this customer. */
function typedBefore(customerId: string): Readonly<Record<string, string>> | null {
  if (!draft || draft.customerId !== customerId) return null
  return Object.fromEntries([...draft.typed].map(([name, value]) => [name, String(value)]))
}
