import { z } from 'zod'
import { inSpanOfCall } from '../platform/telemetry/spans.ts'
import type { RegisteredVehicle, Registry } from './registry.ts'
import { RegistryDown } from './registry.ts'

const timeoutMilliseconds = 2000
/**
 * The fields of a response that the shop reads. The response is not trusted: numbers must be within reason, sizes are
 * parsed later, and other fields are ignored.
 */
const answered = z.object({
  make: z.string().min(1).max(60),
  model: z.string().min(1).max(100),
  firstRegistered: z.int().min(1900).max(2200),
  category: z.enum(['M1', 'N1', 'N2', 'N3']),
  energy: z.string().max(40),
  topSpeedKmh: z.int().min(1).max(500).nullable(),
  axles: z
    .array(
      z.object({
        maxMassKg: z.int().min(100).max(20_000).nullable(),
        tyres: z.int().min(1).max(8),
        sizes: z.array(z.string().max(30)).max(30),
      }),
    )
    .min(1)
    .max(6),
})

interface Address {
  readonly url: string
  readonly key: string | undefined
}

/**
 * Returns a registry that sends `POST {url}/vehicles/by-plate` with `{"plate": "ABC-123", "country": "FI"}`.
 * docs/operations.md describes this call.
 */
export function httpRegistry({ url, key }: Address): Registry {
  return {
    async find(plate): Promise<RegisteredVehicle | null> {
      const answer = await inSpanOfCall({ provider: 'vehicle-registry', operation: 'by-plate' }, () =>
        fetch(`${url}/vehicles/by-plate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
          body: JSON.stringify({ plate, country: 'FI' }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMilliseconds),
        }),
      ).catch((cause: unknown) => {
        throw new RegistryDown('no answer', { cause })
      })
      const body: unknown = await answer.json().catch(() => null)
      if (answer.status === 404) return null
      if (!answer.ok) throw new RegistryDown(`status ${answer.status}`)
      const parsed = answered.safeParse(body)
      if (!parsed.success) throw new RegistryDown('an answer that cannot be read')
      return parsed.data
    },
  }
}
