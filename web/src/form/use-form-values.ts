import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/** Returns the current values of a form for parts of the page that follow the typing. Null until scripts run. */
export function useFormValues(form: RefObject<HTMLFormElement | null>): FormData | null {
  const [values, setValues] = useState<FormData | null>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const read = () => setValues(new FormData(element))
    // Fields may hold values typed before scripts ran, or filled in by the browser.
    read()
    element.addEventListener('input', read)
    return () => element.removeEventListener('input', read)
  }, [form])
  return values
}
