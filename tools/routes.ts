import officePages from '../backoffice/app/routes.ts'
import { pathOf } from '../bin/front-ends.js'
import { orderFiles } from '../contracts/src/order-files.ts'
import shopPages from '../storefront/app/routes.ts'
import { apiRows, pageRows, print, serverRows } from './list-routes.ts'
import { loadContracts } from './load-contracts.ts'
import { projectFiles } from './project-files.ts'

/** `npm run routes` prints every URL of the shop and the file that handles it. */
const files = projectFiles()
const sections = {
  'Pages (storefront/app/routes.ts)': pageRows(await shopPages, { folder: 'storefront/app', above: '' }),
  'Pages of the back office (backoffice/app/routes.ts)': pageRows(await officePages, {
    folder: 'backoffice/app',
    above: pathOf('backoffice'),
  }),
  'API (contracts/src, server/src/app.ts)': apiRows(await loadContracts(), files),
  'Files of orders (contracts/src/order-files.ts)': orderFiles.map(({ path }) => ({
    method: 'GET',
    path,
    file: 'server/src/files/invoice-files.ts',
  })),
  'Server (server/src)': serverRows(files),
}
console.log(print(sections))
