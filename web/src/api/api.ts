import type { Endpoint, Output, Request } from '@pito/contracts/endpoint'

/** The typed client of the API: in-process while the server renders, by fetch in the browser. */
export type Api = <E extends Endpoint>(contract: E, input: Request<E>) => Promise<Output<E>>
