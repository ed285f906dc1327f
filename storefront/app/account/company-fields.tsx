import { Field } from '@pito/ui/field'
import { RadioKeys } from '@pito/ui/radio-keys'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { accountWords } from './account-words.ts'
import type { AutofillPart } from './name-fields.tsx'
import { autofillIn } from './name-fields.tsx'

type CompanyField = 'company_name' | 'company_vat_number'

interface CompanyFieldsProps {
  /** The return value of `useForm` for a form that contains these fields. */
  readonly form: {
    error(name: CompanyField): string | undefined
    field(name: CompanyField): object
    radios(name: 'is_company_user'): {
      readonly name: string
      readonly defaultValue: string | undefined
      readonly error: string | undefined
    }
  }
  readonly part?: AutofillPart
  /** A note about an unusual VAT number. The form accepts the number nevertheless. */
  readonly vatNote?: string | undefined
}

/**
 * Lets the customer choose between a private person and a company. The style sheet shows the company's fields, so
 * this works without scripts.
 */
export function CompanyFields({ form, part, vatNote }: CompanyFieldsProps) {
  const w = useWords(accountWords)
  const kinds = [
    { value: '0', label: w.person },
    { value: '1', label: w.company },
  ]
  return (
    <>
      <RadioKeys {...form.radios('is_company_user')} legend={w.customerKind} keys={kinds} wide />
      <div className="two companyonly">
        <Field label={w.companyName} error={form.error('company_name')}>
          <TextInput {...form.field('company_name')} autoComplete={autofillIn(part, 'organization')} />
        </Field>
        <Field
          label={w.companyVatNumber}
          optional={w.optional}
          error={form.error('company_vat_number')}
          hint={vatNote}
        >
          <TextInput {...form.field('company_vat_number')} placeholder="1234567-8" autoComplete="off" />
        </Field>
      </div>
    </>
  )
}
