import { Alert } from '@pito/ui/alert'
import type { Ref } from 'react'

interface ErrorSummaryProps<Name extends string> {
  readonly form: { readonly error: (name: Name) => string | undefined }
  /** The fields in their order on the page. The id of each field is its name. */
  readonly fields: readonly Name[]
  /** Returns the heading for a number of errors, such as "Check 2 fields". */
  readonly title: (count: number) => string
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Lists the errors of a long form above its fields, each with a link to its field. */
export function ErrorSummary<Name extends string>({ form, fields, title, ref }: ErrorSummaryProps<Name>) {
  const errors = fields.flatMap((field) => {
    const text = form.error(field)
    return text ? [{ field, text }] : []
  })
  if (errors.length === 0) return null
  return <Alert ref={ref} tone="bad" title={title(errors.length)} errors={errors} />
}
