import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * Ignores typed characters that the field can never contain. Pasted text is not filtered; if it is wrong, submitting
 * the form shows a sentence.
 */
export function useKeyFilter(
  input: RefObject<HTMLInputElement | null>,
  mayBeTyped: (text: string) => boolean,
): void {
  useEffect(() => {
    const element = input.current
    const filter = (event: InputEvent) => {
      if (event.inputType === 'insertText' && element && !mayBeTyped(textWith(element, event.data ?? '')))
        event.preventDefault()
    }
    element?.addEventListener('beforeinput', filter)
    return () => element?.removeEventListener('beforeinput', filter)
  }, [input, mayBeTyped])
}

function textWith({ value, selectionStart, selectionEnd }: HTMLInputElement, typed: string): string {
  const begin = selectionStart ?? value.length
  return value.slice(0, begin) + typed + value.slice(selectionEnd ?? begin)
}
