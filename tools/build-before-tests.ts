import { buildFrontEndsIfStale } from '../bin/steps/build-front-ends.js'

/** Once before the database tests, some of which request pages from the built front ends. */
export default buildFrontEndsIfStale
