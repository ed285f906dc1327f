import { getPersonalData } from '@pito/contracts/privacy'
import type { Api } from '@pito/web/api/api'
import { accountPage } from '../account-page.ts'

const load = accountPage(async (api: Api) => {
  const { data } = await api(getPersonalData, {})
  const day = data.exported_at.slice(0, 10)
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="my-data-${day}.json"`,
      'x-content-type-options': 'nosniff',
    },
  })
})
/** This route returns a file and not a page. The button on /my-data downloads the file. */
export const loader = load.onServer
