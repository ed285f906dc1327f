import { buildFrontEndsIfStale } from '../bin/steps/build-front-ends.js'

/** Vitest runs this once before the database tests, because some of them request pages of the built front ends. */
export default buildFrontEndsIfStale
