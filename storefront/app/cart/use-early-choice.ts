import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'

/**
 * Submits a choice that was made before the page was hydrated. The browser already shows such a choice, but no event
 * listener was there to submit it.
 */
export function useEarlyChoice(
  form: RefObject<HTMLFormElement | null>,
  onChoice: (input: HTMLInputElement) => void,
): void {
  const submitEarly = useEffectEvent(() => {
    const input = [...(form.current?.elements ?? [])].find(isChanged)
    if (input) onChoice(input)
  })
  useEffect(() => submitEarly(), [])
}

function isChanged(element: Element): element is HTMLInputElement {
  if (!(element instanceof HTMLInputElement)) return false
  const { type, checked, defaultChecked } = element
  return type === 'radio' ? checked && !defaultChecked : type === 'checkbox' && checked !== defaultChecked
}
