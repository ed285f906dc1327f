import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { Config } from '../config.ts'
import { StartRefused } from '../start-refused.ts'
import type { FrontEnd, FrontEndSource } from './front-end.ts'

/** Serves the front ends from the builds that `npm start` makes. */
export const builtFrontEnds: FrontEndSource = {
  async openPages(_app, config, frontEnd) {
    const file = builtFile(config, frontEnd, 'server/index.js')
    const build = (await import(pathToFileURL(file).href)) as ServerBuild
    return { build: () => Promise.resolve(build), clientFolder: clientFolderOf(config, frontEnd) }
  },
  async openSinglePage(_app, config, frontEnd) {
    const document = await readFile(builtFile(config, frontEnd, 'client/index.html'), 'utf8')
    return { document: () => Promise.resolve(document), clientFolder: clientFolderOf(config, frontEnd) }
  },
}

function clientFolderOf({ root }: Config, { folder }: FrontEnd): string {
  return join(root, folder, 'build/client')
}

function builtFile({ root }: Config, { folder }: FrontEnd, name: string): string {
  const file = join(root, folder, 'build', name)
  if (!existsSync(file))
    throw new StartRefused(`The pages of ${folder} are not built: start the shop with \`npm start\`.`)
  return file
}
