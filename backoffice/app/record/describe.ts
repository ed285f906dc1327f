import type { RecordField, RecordFields } from '@pito/contracts/records/fields-of'
import { shownValue, valueNames } from '@pito/contracts/records/shown-value'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { Language, Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { parseEuros } from '@pito/contracts/values/parse-euros'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { textIn } from '@pito/web/form/form-result'
import { useLocale } from '@pito/web/locale/use-locale'
import type { Words } from '@pito/web/words/words'
import type { InputHTMLAttributes } from 'react'
import { parseRate, rateShown } from './parse-rate.ts'

/** The words of a field, and where its control differs from the one that follows from its kind. */
export interface FieldDescription<Section extends string = string> {
  readonly label: Words<string>
  /** The label of the control, if the heading of its section says the rest. */
  readonly labelInForm?: Words<string>
  readonly hint?: Words<string>
  /** The first option of a choice. */
  readonly blank?: Words<string>
  /** The section of the form. Fields without one stand in the grid with which the form begins. */
  readonly section?: Section
  /** The number of lines that a text of several lines shows. */
  readonly rows?: number
  /** Writes a stored text as people read it. */
  readonly write?: (stored: string) => string
  readonly input?: Pick<InputHTMLAttributes<unknown>, 'type' | 'lang' | 'inputMode' | 'required'> & {
    readonly maxLength?: number
  }
}

export interface SectionDescription {
  readonly heading?: Words<string>
  readonly text?: Words<string>
  /** Whether each field takes the whole width. */
  readonly isWide?: boolean
}

/** The description of a record: its fields, as the contract knows them, and how the back office shows each of them. */
export interface Description<Values, Section extends string = string> {
  readonly contract: RecordFields<Values>
  /** The fields in the order in which the form shows them. */
  readonly fields: { readonly [Name in keyof Values]: FieldDescription<Section> }
  readonly sections: Readonly<Record<Section, SectionDescription>>
}

/** Returns the description of a record. A field of the contract without an entry does not compile. */
export function describe<Values, Section extends string = never>(
  contract: RecordFields<Values>,
  fields: { readonly [Name in keyof Values]: FieldDescription<NoInfer<Section>> },
  sections: Readonly<Record<Section, SectionDescription>> = {} as never,
): Description<Values, Section> {
  return { contract, fields, sections }
}

type NameOf<Values> = keyof Values & string
type Value = string | number | boolean | null
type Texts<Values> = Partial<Record<NameOf<Values>, string>>

export function namesIn<Values>({ fields }: Pick<Description<Values>, 'fields'>): NameOf<Values>[] {
  return Object.keys(fields) as NameOf<Values>[]
}

/** Returns the labels of the fields in one language. */
export function labelsIn<Values>(
  { fields }: Pick<Description<Values>, 'fields'>,
  language: Language,
): Record<NameOf<Values>, string> {
  const labels = Object.entries<FieldDescription>(fields).map(([name, { label }]) => [name, label[language]])
  return Object.fromEntries(labels)
}

/** Returns the labels of the fields in the language of the page. */
export function useLabels<Values>(description: Pick<Description<Values>, 'fields'>) {
  return labelsIn(description, languageOf(useLocale()))
}

/**
 * How values of a kind are written into a form and read from it. A text that cannot be read is sent as it is, so that
 * the API refuses it at its field. NaN would become null in JSON, which often stands for "none" and would remove the
 * stored value.
 */
const kinds: Readonly<
  Record<
    Exclude<RecordField['kind'], 'list'>,
    { readonly write: (value: never) => string; readonly read: (text: string) => Value }
  >
> = {
  text: { write: String, read: (text) => text },
  choice: { write: String, read: (text) => text },
  flag: { write: (isOn: boolean) => (isOn ? 'on' : ''), read: (text) => text === 'on' },
  whole: { write: String, read: (text) => (Number.isNaN(Number(text)) ? text : Number(text)) },
  cents: {
    write: (cents: number) => (cents / 100).toFixed(2).replace('.', ','),
    read: (text) => {
      const euros = parseEuros(text)
      return euros === null ? text : centsOf(euros)
    },
  },
  permille: { write: rateShown, read: (text) => parseRate(text) ?? text },
}

/** Returns the texts of the form's fields for a stored record. An empty field, or a flag that is off, has none. */
export function textsOf<Values>(
  { contract, fields }: Description<Values>,
  record: { readonly [Name in keyof Values]?: unknown },
): Texts<Values> {
  const texts = namesIn({ fields }).map((name) => {
    const { kind } = contract[name]
    const value = record[name] ?? null
    const text = kind === 'list' || value === null ? '' : kinds[kind].write(value as never)
    return [name, fields[name].write?.(text) ?? text]
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** Returns the texts with which the form of a new record begins. */
export function firstTexts<Values>(description: Description<Values>): Texts<Values> {
  const values = Object.entries<RecordField>(description.contract).map(([name, { empty }]) => [name, empty])
  return textsOf(description, Object.fromEntries(values))
}

/** The values that a form contains as one text each. A record reads its lists itself. */
type Read<Values> = {
  [Name in keyof Values as Values[Name] extends readonly unknown[] ? never : Name]: Values[Name]
}

/** Reads the fields of a record from its form, as the API expects them. */
export function recordIn<Values>(
  { contract }: Pick<Description<Values>, 'contract'>,
  form: FormData,
): Read<Values> {
  const values = Object.entries<RecordField>(contract).flatMap(([name, { kind, empty }]) => {
    const text = textIn(form, name)
    if (kind === 'list') return []
    return [[name, text === '' && kind !== 'flag' ? empty : kinds[kind].read(text)] as const]
  })
  return Object.fromEntries(values) as Read<Values>
}

const namesOfValues: Readonly<Record<string, Readonly<Record<string, unknown>>>> = valueNames

/** Returns the values between which a field lets people choose, or null if it accepts any value. */
export function choicesOf(name: string, { choices }: RecordField): readonly string[] | null {
  return choices ?? (namesOfValues[name] ? Object.keys(namesOfValues[name]) : null)
}

/** Writes the text of a form's field as people read it, for the comparison of two changes. */
export function shownText(name: string, field: RecordField, text: string, locale: Locale): string {
  if (field.kind === 'flag') return shownValue(name, text === 'on', locale)
  return text !== '' && choicesOf(name, field) ? shownValue(name, text, locale) : text
}

/** Returns a function that makes the columns of a list, whose headings are the labels of the fields. */
export function useColumnOf<Values>(description: Description<Values>) {
  const labels = useLabels(description)
  const locale = useLocale()
  return <Name extends NameOf<Values>, Row extends Pick<Values, Name>>(
    name: Name,
    column: Partial<DataColumn<Row>> = {},
  ): DataColumn<Row> => ({
    key: name,
    heading: labels[name],
    cell: (row) => shownInList(name, description.contract[name], row[name], locale),
    ...column,
  })
}

function shownInList(name: string, field: RecordField, value: unknown, locale: Locale) {
  if (value === null) return '–'
  const isWorded = field.kind === 'flag' || field.kind === 'cents' || choicesOf(name, field)
  return isWorded ? shownValue(name, value, locale) : String(value)
}
