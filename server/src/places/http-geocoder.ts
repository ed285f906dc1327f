import type { Place } from '@pito/contracts/places'
import { z } from 'zod'
import { inSpanOfCall } from '../platform/telemetry/spans.ts'
import type { Geocoder } from './geocoder.ts'
import { GeocoderDown } from './geocoder.ts'

const timeoutMilliseconds = 1500
const mostBytes = 256 * 1024
const mostAddresses = 10

/**
 * The fields of Pelias' GeoJSON that the shop reads. Features that are not addresses in Finland do not match and are
 * skipped.
 */
const address = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number().min(19).max(32), z.number().min(59).max(71)]) }),
  properties: z.object({
    gid: z.string().min(1).max(200),
    label: z.string().min(1).max(200),
    layer: z.enum(['address', 'street']),
    country_a: z.literal('FIN'),
    postalcode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
    localadmin: z.string().max(100).optional(),
    locality: z.string().max(100).optional(),
  }),
})
const answered = z.object({ features: z.array(z.unknown()).max(100) })

interface Settings {
  readonly url: string
  readonly key: string | undefined
}

/** Returns a geocoder that calls `GET {url}/v1/autocomplete` of a Pelias server, which docs/operations.md describes. */
export function httpGeocoder({ url, key }: Settings): Geocoder {
  const load = async (path: string, query: Record<string, string>): Promise<Place[]> => {
    const search = new URLSearchParams({ ...query, 'boundary.country': 'FIN' })
    const response = await inSpanOfCall({ provider: 'geocoder', operation: 'autocomplete' }, () =>
      fetch(`${url}${path}?${search}`, {
        headers: { accept: 'application/json', ...(key && { 'digitransit-subscription-key': key }) },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      }),
    ).catch((cause: unknown) => {
      throw new GeocoderDown('no answer', { cause })
    })
    if (!response.ok) throw new GeocoderDown(`status ${response.status}`)
    const text = await textOf(response).catch((cause: unknown) => {
      throw cause instanceof GeocoderDown ? cause : new GeocoderDown('an answer that breaks off', { cause })
    })
    return addressesIn(await new Response(text).json().catch(() => null))
  }
  return {
    search: (text, lang) => load('/v1/autocomplete', { text, lang, size: String(mostAddresses) }),
  }
}

/** Reads the body of a response. Its length is limited, because an endless body would fill the memory of the shop. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new GeocoderDown('an answer that is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

function addressesIn(body: unknown): Place[] {
  const parsed = answered.safeParse(body)
  if (!parsed.success) throw new GeocoderDown('an answer that cannot be read')
  return parsed.data.features.flatMap((feature) => {
    const { data } = address.safeParse(feature)
    if (!data) return []
    const { geometry, properties } = data
    return {
      id: `address-${properties.gid}`,
      kind: 'address' as const,
      label: properties.label,
      longitude: geometry.coordinates[0],
      latitude: geometry.coordinates[1],
      postal_code: properties.postalcode ?? null,
      town: properties.localadmin ?? properties.locality ?? '',
    }
  })
}
