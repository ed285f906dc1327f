import { buildFrontEndsIfStale } from '../bin/steps/build-front-ends.js'
import { runNode } from '../bin/steps/run-node.js'

const given = process.argv.slice(2)
const all = given.includes('--all')

/**
 * `npm run e2e` runs the journeys. `-- --all` adds the tagged ones and every page in every width and language; the name
 * of a file selects one journey.
 */
buildFrontEndsIfStale()
const program = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts']
process.exitCode = await runNode([...program, ...given.filter((word) => word !== '--all')], {
  env: all ? { E2E_ALL: '1' } : {},
})
