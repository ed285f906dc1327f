import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { signatureOf } from '../platform/sealing/signature.ts'
import { MarketingDown } from './marketing.ts'
import { marketingOf } from './marketing-of.ts'
import { markFailed, markSent, readEvent } from './store.ts'

export const deliverEvent = defineJob<{ eventId: string }>('deliver-marketing-event')

/**
 * Registers the job that delivers events. An event that was removed in the meantime is not found and therefore not
 * sent.
 */
export function deliverEvents({ config, sql, jobs }: Pick<Platform, 'config' | 'sql' | 'jobs'>): void {
  const marketing = marketingOf(config)
  if (!marketing) return
  jobs.handle(deliverEvent, async ({ eventId }, { now }) => {
    const stored = await readEvent(sql, eventId)
    if (!stored || stored.sentAt) return
    const { id, event, items, locale, createdAt: at } = stored
    const person = signatureOf(
      config.secretKey,
      'marketing person',
      stored.customerId ?? stored.guestId ?? '',
    )
    const taken = await marketing
      .send({ id, event, items, locale, person, at })
      .catch(async (error: unknown) => {
        if (error instanceof MarketingDown) await markFailed(sql, id, error.message)
        throw error
      })
    if (taken === 'taken') await markSent(sql, id, now)
    else await markFailed(sql, id, 'refused')
  })
}
