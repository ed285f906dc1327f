import { keyField } from '@pito/web/form/form-result'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { isLeftToAnotherPerson } from '../session/another-person.ts'

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
    const read = () => JSON.stringify({ ...valuesIn(form), [keyField]: '' })
    const rendered = read()
    const compare = () => setUnsaved(read() !== rendered)
    form.addEventListener('input', compare)
    return () => form.removeEventListener('input', compare)
  }, [ref])
  return { isUnsaved, blocker: useLeaveBlocker(isUnsaved, pending) }
}

/** Holds back a navigation to another page, and the closing of the tab, while there are unsaved changes. */
export function useLeaveBlocker(isUnsaved: boolean, pending = false) {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeftToAnotherPerson()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !pending && currentLocation.pathname !== nextLocation.pathname,
  )
}
