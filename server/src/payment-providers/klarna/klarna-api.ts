import type { ProviderResponse, Surroundings } from '../http/provider-connection.ts'
import { connectionTo } from '../http/provider-connection.ts'
import type { KlarnaAccount } from './klarna-account.ts'

export interface KlarnaCall {
  readonly operation: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object
  /**
   * The key is a UUID. Klarna carries out only the first request with a key. For a day, it answers further requests
   * with the same key by repeating its response to the first.
   */
  readonly idempotencyKey?: string
}

export type CallKlarna = (call: KlarnaCall) => Promise<ProviderResponse>

export function callerOf({ username, password, url }: KlarnaAccount, surroundings: Surroundings): CallKlarna {
  const send = connectionTo('klarna', surroundings)
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  return ({ operation, method, path, body, idempotencyKey }) =>
    send({
      operation,
      method,
      url: url + path,
      headers: () => ({
        authorization,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'klarna-idempotency-key': idempotencyKey }),
      }),
      ...(body && { body: JSON.stringify(body) }),
      repeatable: method === 'GET' || method === 'DELETE' || idempotencyKey !== undefined,
    })
}
