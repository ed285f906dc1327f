import { orderFiles } from '../contracts/src/order-files.ts'
import pages from '../storefront/app/routes.ts'
import { apiRows, pageRows, print, serverRows } from './list-routes.ts'
import { loadContracts } from './load-contracts.ts'
import { projectFiles } from './project-files.ts'

/** `npm run routes`: every URL and its file. */
const files = projectFiles()
const sections = {
  'Pages (storefront/app/routes.ts)': pageRows(await pages),
  'API (contracts/src, server/src/app.ts)': apiRows(await loadContracts(), files),
  'Files of orders (contracts/src/order-files.ts)': orderFiles.map(({ path }) => ({
    method: 'GET',
    path,
    file: 'server/src/invoice-files.ts',
  })),
  'Server (server/src)': serverRows(files),
}
console.log(print(sections))
