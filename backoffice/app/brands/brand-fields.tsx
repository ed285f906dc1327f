import { formatEuro } from '@pito/contracts/values/format-euro'
import { parseEuros } from '@pito/contracts/values/parse-euros'
import { DecimalField } from '@pito/ui/decimal-field'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import { useWords } from '@pito/web/words/words'
import type { RecordFieldProps } from '../record/record-form.tsx'
import type { BrandFieldName } from './brand-values.ts'
import { brandWords } from './brand-words.ts'

interface BrandFieldsProps {
  readonly fields: RecordFieldProps<BrandFieldName>
}

export function BrandFields({ fields }: BrandFieldsProps) {
  const w = useWords(brandWords)
  const { outer, field } = fields
  return (
    <>
      <div className="record-form__grid">
        <Field label={w.name} {...outer('name')}>
          <TextInput {...field('name')} maxLength={60} autoComplete="off" required />
        </Field>
        <Field label={w.slug} hint={w.slugHint} {...outer('slug')}>
          <TextInput {...field('slug')} maxLength={80} autoComplete="off" />
        </Field>
        <Field label={w.position} hint={w.positionHint} {...outer('position')}>
          <TextInput {...field('position')} inputMode="numeric" autoComplete="off" />
        </Field>
        <DecimalField
          label={w.minimumPrice}
          hint={w.minimumPriceHint}
          parse={parseEuros}
          format={(euros) => formatEuro(Math.round(euros * 100))}
          unreadable={w.unreadable}
          {...outer('minimum_price_cents')}
          {...field('minimum_price_cents')}
        />
        <Field label={w.picture} {...outer('image_path')}>
          <TextInput {...field('image_path')} maxLength={200} autoComplete="off" />
        </Field>
      </div>
      <h2>{w.textsFi}</h2>
      <p>{w.textsHint}</p>
      <TextsOf language="fi" fields={fields} />
      <h2>{w.textsEn}</h2>
      <TextsOf language="en" fields={fields} />
    </>
  )
}

const blocks = ['block1', 'block2', 'block3'] as const

function TextsOf({
  language,
  fields: { outer, field },
}: BrandFieldsProps & { readonly language: 'fi' | 'en' }) {
  const w = useWords(brandWords)
  return (
    <>
      {blocks.map((block) => (
        <Field label={w[block]} {...outer(`${block}_${language}`)} key={block}>
          <Textarea {...field(`${block}_${language}`)} maxLength={5000} lang={language} />
        </Field>
      ))}
      <Field label={w.summary} {...outer(`meta_description_${language}`)}>
        <TextInput {...field(`meta_description_${language}`)} maxLength={320} lang={language} />
      </Field>
    </>
  )
}

/** Returns the labels of the fields, for the error summary, the comparison and the history. */
export function useBrandLabels(): Readonly<Record<BrandFieldName, string>> {
  const w = useWords(brandWords)
  const texts = (language: 'fi' | 'en', name: string) => ({
    [`block1_${language}`]: `${w.block1}, ${name}`,
    [`block2_${language}`]: `${w.block2}, ${name}`,
    [`block3_${language}`]: `${w.block3}, ${name}`,
    [`meta_description_${language}`]: `${w.summary}, ${name}`,
  })
  return {
    name: w.name,
    slug: w.slug,
    position: w.position,
    image_path: w.picture,
    minimum_price_cents: w.minimumPrice,
    ...texts('fi', w.inFinnish),
    ...texts('en', w.inEnglish),
  } as Record<BrandFieldName, string>
}
