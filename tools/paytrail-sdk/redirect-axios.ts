import type { createRequire } from 'node:module'

interface SignedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The text as it was received, because the signature covers the text. */
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
 * The part of axios that is used here; the types are written out because the package is not installed with the project.
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
 * The SDK has a fixed address and uses the global axios, so its requests are redirected there. Returns an array to
 * which every response is added.
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
