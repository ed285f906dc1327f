import { importFields } from '@pito/contracts/values/import-fields'
import type { RunKind } from '@pito/contracts/values/run-kinds'
import { isImportKind } from '@pito/contracts/values/run-kinds'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { runWords } from './run-words.ts'

export function fieldsOfRun(kind: RunKind): readonly string[] {
  return isImportKind(kind) ? importFields[kind].map(({ name }) => name) : ['state']
}

/** Returns the function that names a field of a row in the language of the page. */
export function useFieldName(): (field: string) => string {
  const w = useWords(runWords)
  const locale = useLocale()
  const all = Object.values(importFields).flat()
  return (field) => {
    if (field === 'state') return w.state
    const known = field.replace(/^(model|season)_id$/, '$1')
    return all.find(({ name }) => name === known)?.heading[locale] ?? field
  }
}
