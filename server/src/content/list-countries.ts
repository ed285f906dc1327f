import type { Country, getCountries } from '@pito/contracts/content'
import type { Answer } from '@pito/contracts/endpoint'
import { languageOf, locales } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { cachedUntilChanged } from './cached-until-changed.ts'
import { countryRows } from './store.ts'

const cachedCountries = cachedUntilChanged(readCountries)

export async function listCountries(ctx: Context): Promise<Answer<typeof getCountries>> {
  const inEachLocale = await cachedCountries(ctx, 'countries')
  return ok(inEachLocale[ctx.locale])
}

async function readCountries(sql: Sql) {
  const rows = await countryRows(sql)
  const [fi_FI, en_GB] = locales.map((locale): Country[] => {
    const language = languageOf(locale)
    const { compare } = new Intl.Collator(language)
    return rows
      .map(({ id, iso2, nameFi, nameEn, dialCode }) => ({
        id,
        name: language === 'fi' ? nameFi : nameEn,
        iso2,
        dial_code: dialCode,
      }))
      .sort((one, other) => compare(one.name, other.name))
  }) as [Country[], Country[]]
  return { fi_FI, en_GB }
}
