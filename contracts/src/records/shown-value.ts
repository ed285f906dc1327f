import { formatDecimal } from '../values/format-decimal.ts'
import { formatEuro } from '../values/format-euro.ts'
import type { Language, Locale } from '../values/locale.ts'
import { languageOf } from '../values/locale.ts'
import { dateShown, momentShown } from '../values/moment-shown.ts'
import type { Sentence } from '../values/sentences.ts'
import { sentences } from '../values/sentences.ts'
import { tyreSeasons } from '../values/tyre-season.ts'
import { importFields } from './import-fields.ts'

/** The names of the values that a field can have, by field. Forms, lists, histories and reports show them. */
export const valueNames = {
  state: sentences({
    draft: { fi_FI: 'Luonnos', en_GB: 'Draft' },
    'on-sale': { fi_FI: 'Myynnissä', en_GB: 'On sale' },
    'off-sale': { fi_FI: 'Pois myynnistä', en_GB: 'Off sale' },
    archived: { fi_FI: 'Arkistoitu', en_GB: 'Archived' },
    received: { fi_FI: 'Varastossa', en_GB: 'Received' },
  }),
  review_state: sentences({
    pending: { fi_FI: 'Odottaa', en_GB: 'Pending' },
    published: { fi_FI: 'Julkaistu', en_GB: 'Published' },
    rejected: { fi_FI: 'Hylätty', en_GB: 'Rejected' },
  }),
  rejection: sentences({
    unlawful: { fi_FI: 'Lainvastainen', en_GB: 'Unlawful' },
    insulting: { fi_FI: 'Loukkaava', en_GB: 'Insulting' },
    'personal-data': { fi_FI: 'Henkilötietoja', en_GB: 'Personal data' },
    advertising: { fi_FI: 'Mainontaa', en_GB: 'Advertising' },
    'not-about-the-tyre': { fi_FI: 'Ei koske rengasta', en_GB: 'Not about the tyre' },
  }),
  vehicle_kind: sentences({
    car: { fi_FI: 'Henkilöauto', en_GB: 'Car' },
    suv: { fi_FI: 'Katumaasturi', en_GB: 'SUV' },
    van: { fi_FI: 'Pakettiauto', en_GB: 'Van' },
    truck: { fi_FI: 'Kuorma-auto', en_GB: 'Truck' },
  }),
  segment: sentences({
    premium: { fi_FI: 'Premium', en_GB: 'Premium' },
    mid: { fi_FI: 'Keskihintainen', en_GB: 'Mid-range' },
    budget: { fi_FI: 'Edullinen', en_GB: 'Budget' },
  }),
  winter_climate: sentences({
    Nordic: { fi_FI: 'Pohjoismainen', en_GB: 'Nordic' },
    'Central European': { fi_FI: 'Keskieurooppalainen', en_GB: 'Central European' },
  }),
  salutation: sentences({
    mr: { fi_FI: 'Herra', en_GB: 'Mr' },
    miss: { fi_FI: 'Neiti', en_GB: 'Miss' },
    mrs: { fi_FI: 'Rouva', en_GB: 'Mrs' },
  }),
  locale: sentences({
    fi_FI: { fi_FI: 'suomi', en_GB: 'Finnish' },
    en_GB: { fi_FI: 'englanti', en_GB: 'English' },
  }),
  axle: sentences({
    steer: { fi_FI: 'Ohjaava', en_GB: 'Steer' },
    drive: { fi_FI: 'Vetävä', en_GB: 'Drive' },
    trailer: { fi_FI: 'Perävaunu', en_GB: 'Trailer' },
    all: { fi_FI: 'Kaikki', en_GB: 'All' },
  }),
  season_id: Object.fromEntries(
    tyreSeasons.map(({ id, name, name_fi }) => [String(id), { fi_FI: name_fi, en_GB: name }]),
  ),
}

const namesByField: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = valueNames

const words = sentences({
  empty: { fi_FI: 'tyhjä', en_GB: 'empty' },
  yes: { fi_FI: 'kyllä', en_GB: 'yes' },
  no: { fi_FI: 'ei', en_GB: 'no' },
  state: { fi_FI: 'Tila', en_GB: 'Status' },
})

/** The names of the records that values refer to by their ids: field, id, name. */
export type ReferenceNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Writes a value of a record as people read it. How it is read follows from the name of its field and from its form:
 * `price_cents` is an amount, `vat_permille` a percentage, `2026-12-01` a date, `state` a word.
 */
export function shownValue(
  field: string,
  value: unknown,
  locale: Locale,
  names: ReferenceNames = {},
): string {
  if (value === null || value === undefined || value === '') return words.empty[locale]
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][locale]
  if (Array.isArray(value))
    return value.map((each) => shownValue(field, each, locale, names)).join(', ') || words.empty[locale]
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${fieldName(name, locale)}: ${shownValue(name, each, locale, names)}`)
      .join(', ')
  const text = String(value)
  const named = names[field]?.[text] ?? namesByField[field]?.[text]?.[locale]
  return (
    named ??
    (typeof value === 'number' ? shownNumber(field, value, languageOf(locale)) : shownText(text, locale))
  )
}

function shownNumber(field: string, value: number, language: Language): string {
  if (field.endsWith('_cents')) return formatEuro(value)
  return field.endsWith('_permille')
    ? `${formatDecimal(value / 10, language)} %`
    : formatDecimal(value, language)
}

function shownText(text: string, locale: Locale): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dateShown(text, languageOf(locale))
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? momentShown(new Date(text), languageOf(locale)) : text
}

const allImportFields = Object.values(importFields).flat()

/** Names a field of a row of an import or of a bulk action. A field without a name is shown as it is called. */
export function fieldName(field: string, locale: Locale): string {
  if (field === 'state') return words.state[locale]
  const known = field.replace(/^(model|season|brand)_id$/, '$1')
  return allImportFields.find(({ name }) => name === known)?.heading[locale] ?? field
}
