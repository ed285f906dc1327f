import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { StartRefused } from '../start-refused.ts'
import type { OpenStorefront } from './storefront-build.ts'

/** The pages as `npm start` builds them. */
export const openBuiltStorefront: OpenStorefront = async (_app, config) => {
  const folder = join(config.root, 'storefront')
  const file = join(folder, 'build/server/index.js')
  if (!existsSync(file))
    throw new StartRefused('The storefront is not built: start the shop with `npm start`.')
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  return { build: () => Promise.resolve(build), clientFolder: join(folder, 'build/client') }
}
