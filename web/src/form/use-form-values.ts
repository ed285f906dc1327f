import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/** What the fields of a form hold now, for what depends on it while somebody types. Null before scripts run. */
export function useFormValues(form: RefObject<HTMLFormElement | null>): FormData | null {
  const [values, setValues] = useState<FormData | null>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const read = () => setValues(new FormData(element))
    // What was typed before scripts ran, or filled in by the browser.
    read()
    element.addEventListener('input', read)
    return () => element.removeEventListener('input', read)
  }, [form])
  return values
}
