import type { Endpoint, Output, Request } from '@pito/contracts/endpoint'

/**
 * The typed client of the API. While the server renders, it calls the API in the same process; in the browser it uses
 * fetch.
 */
export type Api = <E extends Endpoint>(contract: E, input: Request<E>) => Promise<Output<E>>
