import type { RefObject } from 'react'
import { useEffect } from 'react'
import { addressNames } from './read-address.ts'

/**
 * While both addresses are the same, the delivery fields copy the billing fields. Afterwards the previous values of
 * the delivery fields are restored.
 */
export function useSameAddress(form: RefObject<HTMLFormElement | null>, isSame: boolean): void {
  useEffect(() => {
    const element = form.current
    if (!element || !isSame) return undefined
    const own = addressNames.map((name) => controlOf(element, `delivery_${name}`).value)
    const follow = () => {
      for (const name of addressNames)
        controlOf(element, `delivery_${name}`).value = controlOf(element, `billing_${name}`).value
    }
    follow()
    element.addEventListener('input', follow)
    return () => {
      element.removeEventListener('input', follow)
      addressNames.forEach((name, index) => {
        controlOf(element, `delivery_${name}`).value = own[index] ?? ''
      })
    }
  }, [form, isSame])
}

function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
}
