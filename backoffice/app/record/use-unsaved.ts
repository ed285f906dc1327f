import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'

export type Values = Readonly<Record<string, string>>

/** Returns the texts that a form holds, each under the name of its field. */
export function valuesIn(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

interface FormState {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly pending: boolean
}

/**
 * Tells whether a form differs from how it was rendered, and holds back a navigation to another page while it does.
 * When the tab is closed or reloaded, the browser asks in its own words.
 */
export function useUnsaved({ ref, pending }: FormState) {
  const [isUnsaved, setUnsaved] = useState(false)
  useEffect(() => {
    const form = ref.current
    if (!form) return undefined
    const rendered = JSON.stringify(valuesIn(form))
    const compare = () => setUnsaved(JSON.stringify(valuesIn(form)) !== rendered)
    form.addEventListener('input', compare)
    return () => form.removeEventListener('input', compare)
  }, [ref])
  return { isUnsaved, blocker: useLeaveBlocker(isUnsaved, pending) }
}

/** Holds back a navigation to another page, and the closing of the tab, while there are unsaved changes. */
export function useLeaveBlocker(isUnsaved: boolean, pending = false) {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !pending && currentLocation.pathname !== nextLocation.pathname,
  )
}
