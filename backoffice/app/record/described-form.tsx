import type { RecordFields } from '@pito/contracts/records/fields-of'
import { shownValue } from '@pito/contracts/records/shown-value'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { parseEuros } from '@pito/contracts/values/parse-euros'
import { Checkbox } from '@pito/ui/checkbox'
import { DecimalField } from '@pito/ui/decimal-field'
import { Field } from '@pito/ui/field'
import type { Choice } from '@pito/ui/select'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ComponentProps, ReactNode } from 'react'
import { Fragment } from 'react'
import type { Description } from './describe.ts'
import { choicesOf, firstTexts, namesIn, shownText, textsOf, useLabels } from './describe.ts'
import type { RecordFieldProps } from './record-form.tsx'
import { RecordForm } from './record-form.tsx'
import { recordWords } from './record-words.ts'

type Names<Values> = keyof Values & string

type AnyForm = RecordFieldProps<string>

interface FieldsProps<Values, Section extends string> {
  readonly description: Description<Values, Section>
  /** The form, which may have further fields. */
  readonly form: {
    readonly [Part in 'outer' | 'field' | 'checkbox']: (name: Names<Values>) => ReturnType<AnyForm[Part]>
  }
  /** The options of fields between whose values people choose, if the contract does not name the values. */
  readonly options?: Partial<Record<Names<Values>, readonly Choice[]>>
  /** The controls that the record renders itself. */
  readonly own?: Partial<Record<Names<Values>, ReactNode>>
}

/** All fields of a record, section by section. */
export function DescribedFields<Values, Section extends string>(props: FieldsProps<Values, Section>) {
  const language = languageOf(useLocale())
  const { sections } = props.description
  return (
    <>
      <SectionFields {...props} />
      {(Object.keys(sections) as Section[]).map((section) => (
        <Fragment key={section}>
          {sections[section].heading && <h2>{sections[section].heading[language]}</h2>}
          {sections[section].text && <p>{sections[section].text[language]}</p>}
          <SectionFields {...props} section={section} />
        </Fragment>
      ))}
    </>
  )
}

/** The fields of one section, or those that stand before the first section. Checkboxes in a row stand close together. */
export function SectionFields<Values, Section extends string>({
  section,
  ...props
}: FieldsProps<Values, Section> & { readonly section?: Section }) {
  const { contract, fields, sections } = props.description
  const names = namesIn(props.description).filter((name) => fields[name].section === section)
  const isFlag = (name: Names<Values> | undefined) => name !== undefined && contract[name].kind === 'flag'
  const control = (name: Names<Values>) => <Control {...props} name={name} key={name} />
  const controls = names.map((name, at) => {
    if (!isFlag(name)) return control(name)
    if (isFlag(names[at - 1])) return null
    const end = names.findIndex((other, place) => place > at && !isFlag(other))
    return (
      <div className="stack stack--tight" key={name}>
        {names.slice(at, end < 0 ? undefined : end).map(control)}
      </div>
    )
  })
  const isWide = section !== undefined && sections[section].isWide
  if (names.length === 0) return null
  return isWide ? controls : <div className="record-form__grid">{controls}</div>
}

function Control<Values, Section extends string>({
  description,
  form: { outer, field, checkbox },
  name,
  options = {},
  own = {},
}: FieldsProps<Values, Section> & { readonly name: Names<Values> }) {
  const w = useWords(recordWords)
  const locale = useLocale()
  const language = languageOf(locale)
  const contract = description.contract[name]
  const { kind, longest: maxLength, required } = contract
  const { label, labelInForm = label, hint, blank, rows, input } = description.fields[name]
  if (own[name] !== undefined) return own[name]
  if (kind === 'flag') return <Checkbox {...checkbox(name)}>{label[language]}</Checkbox>
  const around = { label: labelInForm[language], hint: hint?.[language], ...outer(name) }
  if (kind === 'cents')
    return (
      <DecimalField
        {...around}
        {...field(name)}
        parse={parseEuros}
        format={(euros) => formatEuro(Math.round(euros * 100))}
        unreadable={w.unreadable}
      />
    )
  const known = choicesOf(name, contract)?.map((value) => ({
    value,
    label: shownValue(name, value, locale),
  }))
  const choices = options[name] ?? known
  const text = {
    autoComplete: 'off',
    ...(maxLength !== undefined && { maxLength }),
    ...input,
    ...field(name),
  }
  return (
    <Field {...around}>
      {choices && (
        <Select
          {...field(name)}
          blank={blank?.[language] ?? (required ? undefined : w.noValue)}
          options={choices}
        />
      )}
      {!choices && rows && <Textarea {...text} rows={rows} />}
      {!choices && !rows && (
        <TextInput
          {...(kind === 'whole' && { inputMode: 'numeric' })}
          {...(required && { required })}
          {...text}
        />
      )}
    </Field>
  )
}

type FormProps<Values, Stored> = Omit<
  ComponentProps<typeof RecordForm<Names<Values>, Stored & { readonly version: number }>>,
  'fields' | 'valuesOf' | 'children'
>

/** The form of a record, which follows from its description. A record may arrange its fields itself. */
export function DescribedForm<
  Values,
  Section extends string,
  Stored extends { [Name in keyof Values]: unknown },
>({
  description,
  options,
  children = (form) => <DescribedFields {...{ description, form, ...(options && { options }) }} />,
  ...props
}: FormProps<Values, Stored> &
  Pick<FieldsProps<Values, Section>, 'description' | 'options'> & {
    readonly children?: (form: RecordFieldProps<Names<Values>>) => ReactNode
  }) {
  return (
    <RecordForm
      {...props}
      fields={useRecordFields(description)}
      valuesOf={(record) => textsOf(description, record)}
      startValues={{ ...firstTexts(description), ...props.startValues }}
    >
      {children}
    </RecordForm>
  )
}

/** Returns the fields as the error summary and the comparison show them. */
export function useRecordFields<Values>(description: Description<Values>) {
  const labels = useLabels(description)
  const locale = useLocale()
  const { contract }: { readonly contract: RecordFields<Values> } = description
  return namesIn(description).map((name) => ({
    name,
    label: labels[name],
    shown: (text: string) => shownText(name, contract[name], text, locale),
  }))
}
