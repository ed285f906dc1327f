import type { Platform } from '../platform/platform.ts'

/** What a use case needs that runs for a request, a provider's message or a job alike. */
export interface OrderContext {
  readonly platform: Platform
  readonly now: Date
}
