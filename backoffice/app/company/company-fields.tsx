import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import type { RecordFieldProps } from '../record/record-form.tsx'
import type { CompanyFieldName } from './company-values.ts'
import { companyWords } from './company-words.ts'

interface CompanyFieldsProps {
  readonly fields: RecordFieldProps<CompanyFieldName>
}

export function CompanyFields({ fields: { outer, field } }: CompanyFieldsProps) {
  const w = useWords(companyWords)
  const text = { autoComplete: 'off', required: true } as const
  return (
    <>
      <h2>{w.seller}</h2>
      <div className="record-form__grid">
        <Field label={w.shop_name} hint={w.shopNameHint} {...outer('shop_name')}>
          <TextInput {...field('shop_name')} {...text} maxLength={40} />
        </Field>
        <Field label={w.name} {...outer('name')}>
          <TextInput {...field('name')} {...text} maxLength={70} />
        </Field>
        <Field label={w.business_id} hint={w.businessIdHint} {...outer('business_id')}>
          <TextInput {...field('business_id')} {...text} maxLength={9} />
        </Field>
        <Field label={w.street} {...outer('street')}>
          <TextInput {...field('street')} {...text} maxLength={35} />
        </Field>
        <Field label={w.postcode} {...outer('postcode')}>
          <TextInput {...field('postcode')} {...text} inputMode="numeric" maxLength={5} />
        </Field>
        <Field label={w.town} {...outer('town')}>
          <TextInput {...field('town')} {...text} maxLength={35} />
        </Field>
        <Field label={w.iban} {...outer('iban')}>
          <TextInput {...field('iban')} {...text} maxLength={42} />
        </Field>
        <Field label={w.bic} {...outer('bic')}>
          <TextInput {...field('bic')} {...text} maxLength={11} />
        </Field>
      </div>
      <h2>{w.service}</h2>
      <div className="record-form__grid">
        <Field label={w.phone} {...outer('phone')}>
          <TextInput {...field('phone')} {...text} type="tel" maxLength={21} />
        </Field>
        <Field label={w.service_email} {...outer('service_email')}>
          <TextInput {...field('service_email')} {...text} type="email" maxLength={254} />
        </Field>
        <Field label={w.hours_fi} {...outer('hours_fi')}>
          <TextInput {...field('hours_fi')} {...text} maxLength={200} lang="fi" />
        </Field>
        <Field label={w.hours_en} {...outer('hours_en')}>
          <TextInput {...field('hours_en')} {...text} maxLength={200} lang="en" />
        </Field>
      </div>
      <h2>{w.orders}</h2>
      <div className="record-form__grid">
        <Field label={w.order_email} hint={w.orderEmailHint} {...outer('order_email')}>
          <TextInput {...field('order_email')} autoComplete="off" type="email" maxLength={254} />
        </Field>
      </div>
    </>
  )
}
