import type { Answer } from '@pito/contracts/endpoint'
import type { getLiveSince } from '@pito/contracts/staff-office'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { catalogueOf } from '../open-catalogue.ts'

interface Saved {
  readonly topic: 'catalogue' | 'content'
  readonly number: number
}

/**
 * Tells since when the pages show what the tables store. The answer is that of this process; another process follows a
 * change within the same second.
 */
export async function showLive({ sql, platform, now }: Context): Promise<Answer<typeof getLiveSince>> {
  const saved = await sql<Saved>`
    select topic, number::float8 as number from revision where topic in ('catalogue', 'content')`
  const shown = {
    catalogue: catalogueOf(platform).shownRevision,
    content: platform.revisions.current('content'),
  }
  const isLive = saved.every(({ topic, number }) => shown[topic] >= number)
  return ok({ since: isLive ? (platform.edition.since ?? now).toISOString() : null })
}
