import { importFields } from '@pito/contracts/records/import-fields'
import { fieldName } from '@pito/contracts/records/shown-value'
import type { RunKind } from '@pito/contracts/values/run-kinds'
import { isImportKind } from '@pito/contracts/values/run-kinds'
import { useLocale } from '@pito/web/locale/use-locale'

export function fieldsOfRun(kind: RunKind): readonly string[] {
  return isImportKind(kind) ? importFields[kind].map(({ name }) => name) : ['state']
}

/** Returns the function that names a field of a row in the language of the page. */
export function useFieldName(): (field: string) => string {
  const locale = useLocale()
  return (field) => fieldName(field, locale)
}
