import type { ServerBuild } from 'react-router'
import type { Visit } from '../context.ts'
import type { Calls } from '../http/calls.ts'
import type { Platform } from '../platform.ts'

/** What hosting pages needs, besides the request. */
export interface Hosted {
  readonly platform: Platform
  readonly calls: Calls
  /** Runs once ahead of a private page: renews a session whose access token has run out. */
  readonly prepare: (platform: Platform, visit: Visit) => Promise<Visit>
}

/** A request for a page: by whom, where, in which build. */
export interface PageRequest {
  readonly build: ServerBuild
  readonly url: URL
  readonly visit: Visit
  /** Where the forms of private pages may lead beside the shop itself. */
  readonly forms: readonly string[]
}
