import { buildStorefrontIfStale } from '../bin/steps/build-storefront.js'

/** Once before the database tests, some of which request pages from the built storefront. */
export default buildStorefrontIfStale
