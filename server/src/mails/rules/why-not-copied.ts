import type { MailState } from '@pito/contracts/values/mail-events'
import { mostCopies } from '@pito/contracts/values/mail-events'

type WhyNotCopied = 'mail-not-of-order' | 'mail-not-sent' | 'too-many-copies'

interface MailToCopy {
  readonly orderNumber: string | null
  readonly state: MailState
  /** How many copies of mails of the same order have been sent today. */
  readonly copiesToday: number
}

/**
 * Returns why a mail cannot be copied. A mail that has not left yet is sent again instead, so that the recipient does not
 * get it and its copy.
 */
export function whyNotCopied({ orderNumber, state, copiesToday }: MailToCopy): WhyNotCopied | null {
  if (orderNumber === null) return 'mail-not-of-order'
  if (state === 'failed' || state === 'waiting') return 'mail-not-sent'
  return copiesToday < mostCopies ? null : 'too-many-copies'
}
