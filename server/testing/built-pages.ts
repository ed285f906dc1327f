import { inject } from 'vitest'
import { buildFrontEndsIfStale } from '../../bin/steps/build-front-ends.js'
import { onServer } from './database-server.ts'

/** The key of the lock that a test file takes while it builds the front ends, for which others wait. */
const building = 7486_005

// The front ends are built here, so that only the tests that request pages wait for the build.
await onServer(inject('databaseServerUrl'), async (client) => {
  await client.query('SELECT pg_advisory_lock($1)', [building])
  await buildFrontEndsIfStale()
})

export { builtFrontEnds } from '../src/platform/front-ends/built-front-ends.ts'
