import type { TypedDetails } from '@pito/contracts/values/checkout-details'
import type { RefObject } from 'react'
import { useEffect } from 'react'
import { onAccountForgotten } from '../../account/account-store.ts'
import { typedDetails } from './typed-details.ts'

interface Typed {
  readonly customerId: string
  readonly details: TypedDetails
}

/** Reads what the customer has typed on the information page; null while that page is not shown, and for guests. */
let readTyped: (() => Typed) | null = null

/**
 * What a customer had typed when the session ended. The draft cannot be stored without a session, so the details stay
 * in the memory of this document until the next log-in.
 */
let unsaved: Typed | null = null

onAccountForgotten(() => {
  unsaved = readTyped?.() ?? unsaved
})

export function useUnsavedDetails(form: RefObject<HTMLFormElement | null>, customerId: string | null): void {
  useEffect(() => {
    const element = form.current
    if (!element || customerId === null) return undefined
    readTyped = () => {
      const typed = new FormData(element)
      const accepted = typed.has('conditions') && { conditions: '1' }
      return { customerId, details: { ...typedDetails(typed), ...accepted } }
    }
    return () => {
      readTyped = null
    }
  }, [form, customerId])
}

/** Returns the details with what the same customer had typed before the session ended, and forgets the latter. */
export function withUnsavedDetails({
  details,
  customerId,
}: {
  readonly details: TypedDetails
  readonly customerId: string | null
}): TypedDetails {
  const before = unsaved
  unsaved = null
  return before?.customerId === customerId ? { ...details, ...before.details } : details
}
