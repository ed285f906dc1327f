import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildStorefrontIfStale } from '../bin/steps/build-storefront.js'

const playwright = join(createRequire(import.meta.url).resolve('@playwright/test/package.json'), '../cli.js')
const given = process.argv.slice(2)
const all = given.includes('--all')

/** `npm run e2e`, with `-- --all` for every page in every width and language and the journeys tagged so, or the name of a journey. */
buildStorefrontIfStale()
const { status } = spawnSync(
  process.execPath,
  [
    playwright,
    'test',
    '--config',
    join(import.meta.dirname, 'playwright.config.ts'),
    ...given.filter((word) => word !== '--all'),
  ],
  { stdio: 'inherit', env: { ...process.env, ...(all && { E2E_ALL: '1' }) } },
)
process.exit(status ?? 1)
