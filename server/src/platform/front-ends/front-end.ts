import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Config } from '../config.ts'

/** A front end as `bin/front-ends.js` lists it. */
export interface FrontEnd {
  readonly folder: string
  /** Begins each of its addresses: `/`, or a path without a slash at its end. */
  readonly path: string
  readonly rendersOnServer: boolean
  readonly policy: {
    /** Its forms may lead to the pages of payment providers. */
    readonly paymentForms: boolean
  }
}

interface WithFiles {
  /** The files of the build; null where Vite serves them. */
  readonly clientFolder: string | null
}

/** A front end whose pages the server renders. */
interface Pages extends WithFiles {
  build(): Promise<ServerBuild>
}

/** A front end that one document starts in the browser, whatever the address. */
interface SinglePage extends WithFiles {
  document(): Promise<string>
}

type Open<Opened> = (app: FastifyInstance, config: Config, frontEnd: FrontEnd) => Promise<Opened>

/** Where front ends come from: their builds, or in development Vite. */
export interface FrontEndSource {
  readonly openPages: Open<Pages>
  readonly openSinglePage: Open<SinglePage>
}

/** The prefix of every address of a front end, without a slash at its end. */
export function prefixOf({ path }: Pick<FrontEnd, 'path'>): string {
  return path === '/' ? '' : path
}
