import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Config } from '../config.ts'

/** A front end with the fields that `bin/front-ends.js` lists. */
export interface FrontEnd {
  readonly folder: string
  /** The path under which the front end is served: `/`, or a path without a trailing slash. */
  readonly path: string
  readonly rendersOnServer: boolean
  readonly policy: {
    /** Whether forms of this front end may redirect to the pages of payment providers. */
    readonly paymentForms: boolean
  }
}

interface WithFiles {
  /** The folder with the files of the build, or null when Vite serves the files. */
  readonly clientFolder: string | null
}

/** A front end whose pages the server renders. */
interface Pages extends WithFiles {
  build(): Promise<ServerBuild>
}

/** A front end that renders in the browser. The server sends the same HTML document for every URL. */
interface SinglePage extends WithFiles {
  document(): Promise<string>
}

type Open<Opened> = (app: FastifyInstance, config: Config, frontEnd: FrontEnd) => Promise<Opened>

/** Opens front ends, either from their builds or, in development, from Vite. */
export interface FrontEndSource {
  readonly openPages: Open<Pages>
  readonly openSinglePage: Open<SinglePage>
}

/** The common prefix of the paths of a front end, without a trailing slash. */
export function prefixOf({ path }: Pick<FrontEnd, 'path'>): string {
  return path === '/' ? '' : path
}
