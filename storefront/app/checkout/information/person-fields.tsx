import { longestContactNumber } from '@pito/contracts/values/contact-number'
import { salutations } from '@pito/contracts/values/salutations'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { RadioKeys } from '@pito/ui/radio-keys'
import { TextInput } from '@pito/ui/text-input'
import { EmailInput } from '@pito/web/form/email-input'
import { useWords } from '@pito/web/words/words'
import type { ChangeEvent } from 'react'
import { accountWords } from '../../account/account-words.ts'
import { ContactNumberField } from '../../account/contact-number-field.tsx'
import type { countryCodes } from '../../account/country-codes.ts'
import { codeOf } from '../../account/country-codes.ts'
import { CompanyFields } from './address-fields.tsx'
import { information } from './information-words.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import { useInput } from './use-input.ts'

interface PersonFieldsProps {
  readonly form: CheckoutForm
  readonly codes: ReturnType<typeof countryCodes>
}

const named = <Name extends string>(name: Name) => `billing_details.${name}` as const

export function PersonFields({ form, codes }: PersonFieldsProps) {
  const w = useWords(information)
  const { salutation, firstName, lastName, email, ...title } = useWords(accountWords)
  const input = useInput(form)
  return (
    <fieldset className="form">
      <legend className="checkout__legend">{w.contact}</legend>
      <RadioKeys
        {...form.radios(named('salutation'))}
        legend={salutation}
        keys={salutations.map((value) => ({ value, label: title[value] }))}
      />
      <div className="two">
        <Field label={firstName} {...input.field(named('first_name'))}>
          <TextInput {...form.field(named('first_name'))} autoComplete="billing given-name" required />
        </Field>
        <Field label={lastName} {...input.field(named('last_name'))}>
          <TextInput {...form.field(named('last_name'))} autoComplete="billing family-name" required />
        </Field>
      </div>
      <Field label={email} {...input.field(named('email'))}>
        <EmailInput field={form.field(named('email'))} autoComplete="billing email" />
      </Field>
      <PhoneField form={form} codes={codes} />
      <Checkbox {...form.checkbox('is_business_customer')} value="1" onChange={clearCompanyOfPerson}>
        {w.business}
      </Checkbox>
      <CompanyFields kind="billing" form={form} />
      <JobFields form={form} />
      <ReferenceField form={form} />
    </fieldset>
  )
}

/** Clears the fields of the company when the buyer is no longer one (CHK-42). */
function clearCompanyOfPerson({ target }: ChangeEvent<HTMLInputElement>): void {
  if (target.checked) return
  for (const input of target.form?.querySelectorAll<HTMLInputElement>('.businessonly input') ?? [])
    input.value = ''
}

/** Renders the phone field of the account pages with the field names of this form. */
function PhoneField({ form, codes }: PersonFieldsProps) {
  const field = (name: 'country_code' | 'contact_number') => {
    const { defaultValue, ...rest } = form.field(named(name))
    const isCode = name === 'country_code'
    return {
      ...rest,
      maxLength: isCode ? undefined : longestContactNumber,
      defaultValue: isCode ? codeOf(codes, defaultValue ?? '') : defaultValue,
    }
  }
  return (
    <ContactNumberField
      form={{ error: (name) => form.error(named(name)), field }}
      codes={codes}
      part="billing"
      id={named('contact_number')}
    />
  )
}

function ReferenceField({ form }: Pick<PersonFieldsProps, 'form'>) {
  const w = useWords(information)
  const input = useInput(form)
  return (
    <div className="businessonly">
      <Field
        label={w.buyerReference}
        optional={w.optional}
        hint={w.buyerReferenceHint}
        {...input.field('buyer_reference')}
      >
        <TextInput {...form.field('buyer_reference')} />
      </Field>
    </div>
  )
}

function JobFields({ form }: Pick<PersonFieldsProps, 'form'>) {
  const w = useWords(information)
  const input = useInput(form)
  return (
    <div className="two businessonly">
      <Field label={w.jobTitle} optional={w.optional} {...input.field(named('job_title'))}>
        <TextInput {...form.field(named('job_title'))} autoComplete="billing organization-title" />
      </Field>
      <Field label={w.companyBranch} optional={w.optional} {...input.field(named('company_branch'))}>
        <TextInput {...form.field(named('company_branch'))} />
      </Field>
    </div>
  )
}
