import { languageOf } from '@pito/contracts/values/locale'
import { vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import { redirect } from 'react-router'
import { page } from '../../api/page.ts'
import { listAddress } from '../../tyres/list-address.ts'
import { listQueryNames, readListQuery } from '../../tyres/read-list-query.ts'

// A form without JavaScript ends here: the list's address comes without the fields that were left open.
const load = page(async (_api, { params, url, locale }) => {
  const type = vehicleTypeOf(params.vehicletype ?? '')
  if (!type) throw redirect('/page-not-found')
  const vehicle = type.id === 1 ? null : type.id
  throw redirect(listAddress(readListQuery(vehicle, url.searchParams), languageOf(locale)))
})
export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = { keep: listQueryNames }

export default function SearchByTyreSize() {
  return null
}
