import type { RefusalAnswer } from '@pito/contracts/refusal'

/**
 * Returns the sentence of a refusal. The sentence of a server error asks the customer to quote the request id, so the
 * id is appended.
 */
export function sentenceOfAnswer({ message, request_id }: RefusalAnswer): string {
  return request_id ? `${message.replace(/\.$/, '')}: ${request_id}` : message
}
