import type { RefusalAnswer } from '@pito/contracts/refusal'

/** A fault's sentence asks to tell the request id, so the id stands in it. */
export function sentenceOfAnswer({ message, request_id }: RefusalAnswer): string {
  return request_id ? `${message.replace(/\.$/, '')}: ${request_id}` : message
}
