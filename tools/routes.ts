import pages from '../storefront/app/routes.ts'
import { apiRows, pageRows, platformRows, print } from './list-routes.ts'
import { loadContracts } from './load-contracts.ts'
import { projectFiles } from './project-files.ts'

/** `npm run routes`: every URL and its file. */
const files = projectFiles()
const sections = {
  'Pages (storefront/app/routes.ts)': pageRows(await pages),
  'API (contracts/src, server/src/app.ts)': apiRows(await loadContracts(), files),
  'Server (server/src/platform)': platformRows(files),
}
console.log(print(sections))
