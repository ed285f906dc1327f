declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly overallRate?: number
    readonly requests?: readonly { readonly path: string }[]
    /** The total number of requests to send, whatever time they take. */
    readonly amount?: number
    /** Called for each connection before its first request. */
    readonly setupClient?: (client: Client) => void
  }
  interface Client {
    setRequests(requests: readonly { readonly path: string }[]): void
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    /** The duration of the run in seconds. */
    readonly duration: number
    readonly non2xx: number
    readonly errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
