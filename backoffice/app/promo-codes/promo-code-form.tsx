import type { StaffPromoCode } from '@pito/contracts/staff-promo-codes'
import { languageOf } from '@pito/contracts/values/locale'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { textsOf } from '../record/describe.ts'
import { DescribedFields, DescribedForm } from '../record/described-form.tsx'
import { promoCodeDescription } from './description.ts'
import { ExampleCarts } from './example-carts.tsx'
import { promoCodeWords } from './promo-code-words.ts'

interface PromoCodeFormProps {
  readonly id: string
  readonly action: string
  readonly record: StaffPromoCode | null
  readonly saveLabel?: string
}

const lockedNames = ['code', 'discount_permille', 'discount_cents'] as const

/** The form of a promo code with two example carts. Text and discount of a code that has been used are locked. */
export function PromoCodeForm({ record, ...props }: PromoCodeFormProps) {
  const w = useWords(promoCodeWords)
  const language = languageOf(useLocale())
  const isUsed = record !== null && record.uses > 0
  return (
    <DescribedForm {...props} description={promoCodeDescription} record={record} right="edit-promo-codes">
      {(form) => {
        const locked = lockedNames.map((name) => [
          name,
          <Field
            key={name}
            label={promoCodeDescription.fields[name].label[language]}
            hint={w.locked}
            {...form.outer(name)}
          >
            <TextInput {...form.field(name)} readOnly />
          </Field>,
        ])
        return (
          <>
            <DescribedFields
              description={promoCodeDescription}
              form={form}
              {...(isUsed && { own: Object.fromEntries(locked) })}
            />
            <ExampleCarts form={form.form.ref} texts={record ? textsOf(promoCodeDescription, record) : {}} />
          </>
        )
      }}
    </DescribedForm>
  )
}
