import type { createRequire } from 'node:module'

interface SignedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The body as it was received, because the signature covers exactly this text. */
  readonly text: string
}

interface AxiosRequest {
  url: string
  transformResponse: readonly ((text: string) => string)[]
}
interface AxiosResponse {
  readonly status: number
  readonly headers: object
  data: unknown
}
/**
 * The part of axios that this file uses. Its types are written out here because axios is not installed with the
 * project.
 */
interface Axios {
  readonly interceptors: {
    readonly request: { use(change: (request: AxiosRequest) => AxiosRequest): void }
    readonly response: {
      use(
        answered: (response: AxiosResponse) => AxiosResponse,
        failed: (error: { readonly response?: AxiosResponse }) => Promise<never>,
      ): void
    }
  }
}

/**
 * Redirects requests that the SDK sends to `from`, its built-in URL, to `to`. The SDK uses the global axios, so an
 * interceptor can do that. Returns an array to which every response is added.
 */
export function redirectAxios(
  requireFromSdk: ReturnType<typeof createRequire>,
  { from, to }: { readonly from: string; readonly to: string },
): SignedResponse[] {
  const axios = requireFromSdk('axios') as Axios
  const responses: SignedResponse[] = []
  const record = (response: AxiosResponse): AxiosResponse => {
    const text = String(response.data)
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    )
    responses.push({ status: response.status, headers, text })
    response.data = JSON.parse(text)
    return response
  }
  axios.interceptors.request.use((request) => {
    if (!request.url.startsWith(from)) throw new Error(`The SDK called ${request.url}.`)
    request.url = request.url.replace(from, to)
    request.transformResponse = [(text) => text]
    return request
  })
  axios.interceptors.response.use(record, (error) => {
    if (error.response) record(error.response)
    return Promise.reject(error)
  })
  return responses
}
