import type { Endpoint, Output, Request } from '@pito/contracts/endpoint'
import type { RefusalAnswer } from '@pito/contracts/refusal'
import { onTestFinished, vi } from 'vitest'

type Part<Value> = Value extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Part<Value[Key]> }
    : Value

/** The data of a stubbed response: all fields, or only those that the component reads. */
type Data<E extends Endpoint> = Output<E> extends { data: infer All } ? Part<All> : never
type Answer<E extends Endpoint> = Data<E> | Response | Promise<Data<E> | Response>

interface StubbedCall {
  readonly method: string
  readonly pattern: RegExp
  readonly answer: (input: unknown) => unknown
}

export interface ApiStub {
  /** Stubs a call from now on. `answer` returns the data of a successful response, or a whole response. */
  on<E extends Endpoint>(contract: E, answer: (input: Request<E>) => Answer<E>): ApiStub
  /** The requests sent so far, each in the form `POST /api/v1/login`. */
  readonly requests: readonly string[]
}

/** Replaces `fetch` by stubbed responses. A call without a stub fails the test. */
export function stubApi(): ApiStub {
  const calls: StubbedCall[] = []
  const requests: string[] = []
  const unexpected: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, location.origin)
    const method = init.method ?? 'GET'
    requests.push(`${method} ${pathname}`)
    const call = calls.findLast((each) => each.method === method && each.pattern.test(pathname))
    if (!call) unexpected.push(`${method} ${pathname}`)
    const answer = call
      ? await call.answer(init.body ? JSON.parse(String(init.body)) : Object.fromEntries(searchParams))
      : refusal(501, { code: 'not-stubbed', message: `${method} ${pathname} has no stub.` })
    return answer instanceof Response ? answer : success(answer)
  })
  onTestFinished(() => {
    if (unexpected.length > 0) throw new Error(`Calls without a stub: ${unexpected.join(', ')}`)
  })
  const stub: ApiStub = {
    requests,
    on(contract, answer) {
      const pattern = new RegExp(`^${contract.path.replace(/:\w+/g, '[^/]+')}$`)
      calls.push({ method: contract.method, pattern, answer: answer as StubbedCall['answer'] })
      return stub
    },
  }
  return stub
}

/** Builds a successful response of the API. */
export function success(data: unknown, message?: string): Response {
  return Response.json({ success: 1, ...(message !== undefined && { message }), data })
}

/** Builds a refusal of the API. */
export function refusal(status: number, answer: Omit<RefusalAnswer, 'success'>): Response {
  return Response.json({ success: 0, ...answer }, { status })
}
