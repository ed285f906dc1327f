import { getTimestampKey } from '@pito/contracts/platform'
import type { Api } from '../api/api.ts'

/**
 * Prepares e-mail and password fields for sending. In a browser on https it encrypts them with the server's current
 * key. On http in development, and when the server itself reads the form, they stay plain.
 */
export async function sealed<Name extends string>(
  api: Api,
  fields: Readonly<Record<Name, string>>,
): Promise<Record<Name, string>> {
  if (typeof window === 'undefined' || window.location.protocol !== 'https:') return { ...fields }
  const [{ sealFor }, { data }] = await Promise.all([import('./seal-for.ts'), api(getTimestampKey, {})])
  const pairs = Object.entries<string>(fields).map(
    async ([name, text]) => [name, await sealFor(data.key, text)] as const,
  )
  return Object.fromEntries(await Promise.all(pairs)) as Record<Name, string>
}
