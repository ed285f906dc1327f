import type { StaffArticle } from '@pito/contracts/staff-articles'
import { studded } from '@pito/contracts/values/tyre-season'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import type { RecordFieldProps } from '../record/record-form.tsx'
import { articleWords } from './article-words.ts'
import { SizeField } from './size-field.tsx'

export const articleFieldNames = [
  'size',
  'ean',
  'manufacturer_product_id',
  'eprel_id',
  'fuel_efficiency',
  'wet_grip',
  'noise_class',
  'noise_value',
  'run_flat',
  'recycling_fee_included',
] as const
export type ArticleFieldName = (typeof articleFieldNames)[number]

interface ArticleFieldsProps {
  readonly fields: RecordFieldProps<ArticleFieldName>
  /** The stored article, or null for a new one. */
  readonly article: StaffArticle | null
  readonly seasonId: number
}

export function ArticleFields({ fields, article, seasonId }: ArticleFieldsProps) {
  const { outer, field, checkbox } = fields
  const w = useWords(articleWords)
  return (
    <>
      <div className="record-form__grid">
        <SizeField outer={outer('size')} input={field('size')} />
        <Field label={w.ean} {...outer('ean')} error={eanErrorOf(fields.form)}>
          <TextInput {...field('ean')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={w.productNumber} {...outer('manufacturer_product_id')}>
          <TextInput {...field('manufacturer_product_id')} autoComplete="off" />
        </Field>
        <div className="stack stack--tight">
          <Checkbox {...checkbox('run_flat')}>{w.runFlat}</Checkbox>
          <Checkbox {...checkbox('recycling_fee_included')}>{w.fee}</Checkbox>
        </div>
      </div>
      <h2>{w.label}</h2>
      {seasonId === studded ? <p>{w.studdedHasNoLabel}</p> : <LabelFields {...{ outer, field, article }} />}
    </>
  )
}

/** Returns the error of the EAN. If another article has the EAN, its name in the sentence links to that article. */
function eanErrorOf({ error, result }: ArticleFieldsProps['fields']['form']): ReactNode {
  const sentence = error('ean')
  const owner = result?.outcome === 'refused' ? result.answer?.records?.ean : undefined
  if (!sentence || !owner) return sentence
  const [before, after] = sentence.split(owner.name)
  return (
    <>
      {before}
      <Anchor className="link" href={`/articles/${owner.id}`}>
        {owner.name}
      </Anchor>
      {after}
    </>
  )
}

const newClasses = ['A', 'B', 'C', 'D', 'E']

function LabelFields({
  outer,
  field,
  article,
}: Pick<ArticleFieldsProps['fields'], 'outer' | 'field'> & Pick<ArticleFieldsProps, 'article'>) {
  const w = useWords(articleWords)
  // F and G are offered only where they are stored already.
  const classes = (stored: string | null | undefined) =>
    [...newClasses, ...(stored && !newClasses.includes(stored) ? [stored] : [])].map(optionOf)
  return (
    <>
      {article?.contradicts_noise && <Alert title={w.contradictsNoise} tone="warn" />}
      <div className="record-form__grid">
        <Field label={w.fuel} {...outer('fuel_efficiency')}>
          <Select
            {...field('fuel_efficiency')}
            blank={w.noValue}
            options={classes(article?.fuel_efficiency)}
          />
        </Field>
        <Field label={w.wet} {...outer('wet_grip')}>
          <Select {...field('wet_grip')} blank={w.noValue} options={classes(article?.wet_grip)} />
        </Field>
        <Field label={w.noise} {...outer('noise_value')}>
          <TextInput {...field('noise_value')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={w.noiseClass} {...outer('noise_class')}>
          <Select {...field('noise_class')} blank={w.noValue} options={['A', 'B', 'C'].map(optionOf)} />
        </Field>
        <Field label={w.eprel} {...outer('eprel_id')}>
          <TextInput {...field('eprel_id')} inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
    </>
  )
}

function optionOf(value: string) {
  return { value, label: value }
}
