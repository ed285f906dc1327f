import { buildFrontEndsIfStale } from '../bin/steps/build-front-ends.js'
import { runNode } from '../bin/steps/run-node.js'

const given = process.argv.slice(2)
const all = given.includes('--all')

/**
 * `npm run e2e` runs the journeys. `-- --all` also runs the journeys tagged `@all`, and visits every page in every
 * width and language. The name of a file runs only the journeys of this file.
 */
await buildFrontEndsIfStale()
const program = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts']
process.exitCode = await runNode([...program, ...given.filter((word) => word !== '--all')], {
  env: all ? { E2E_ALL: '1' } : {},
})
