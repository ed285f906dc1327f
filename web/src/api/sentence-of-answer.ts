import type { RefusalAnswer } from '@pito/contracts/refusal'

/**
 * Returns the sentence of a refusal. Only the sentence of an unexpected error asks the customer to quote the request
 * id, so the id is appended to that one. Other errors, such as a provider that does not answer, have an id as well, but
 * their sentences say what the customer can do instead.
 */
export function sentenceOfAnswer({ code, message, request_id }: RefusalAnswer): string {
  return request_id && code === 'unexpected' ? `${message.replace(/\.$/, '')}: ${request_id}` : message
}
