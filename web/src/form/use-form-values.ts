import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/**
 * Returns the current values of a form, for parts of the page that change while the visitor types. Returns null until
 * scripts run.
 */
export function useFormValues(form: RefObject<HTMLFormElement | null>): FormData | null {
  const [values, setValues] = useState<FormData | null>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const read = () => setValues(new FormData(element))
    // The values are read at once, because fields may have been filled in by the visitor or the browser before
    // scripts ran.
    read()
    element.addEventListener('input', read)
    return () => element.removeEventListener('input', read)
  }, [form])
  return values
}
