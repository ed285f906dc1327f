import type { MouseEvent, ReactNode } from 'react'

interface FieldLinkProps {
  /** The id of the Field. */
  field: string
  children: ReactNode
}

/** A link to a field of the same page, which gets the focus. */
export function FieldLink({ field, children }: FieldLinkProps) {
  return (
    <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
      {children}
    </a>
  )
}

/**
 * Focuses the field without changing the URL. A router would treat a new fragment as a navigation and drop the result
 * of the form, and with it these errors.
 */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input, select') : field
  if (!control) return
  event.preventDefault()
  control.focus()
}
