import type { ServerBuild } from 'react-router'
import type { Visit } from '../context.ts'
import type { Calls } from '../http/calls.ts'
import type { Platform } from '../platform.ts'

/** The dependencies for serving pages that are the same for every request. */
export interface Hosted {
  readonly platform: Platform
  readonly calls: Calls
  /** Runs once before a private page is rendered and renews a session whose access token has expired. */
  readonly prepare: (platform: Platform, visit: Visit) => Promise<Visit>
}

/** A request for a page: the build, the URL and the visitor. */
export interface PageRequest {
  readonly build: ServerBuild
  readonly url: URL
  readonly visit: Visit
  /** Hosts to which the forms of private pages may redirect, in addition to the shop itself. */
  readonly forms: readonly string[]
}
