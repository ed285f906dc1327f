import type { Platform } from '../platform/platform.ts'

/** The context of a use case that requests, providers' messages and jobs share. */
export interface OrderContext {
  readonly platform: Platform
  readonly now: Date
}
