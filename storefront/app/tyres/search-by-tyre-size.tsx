import { languageOf } from '@pito/contracts/values/locale'
import { allVehicles, vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import { redirect } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import { listAddress } from './list/list-address.ts'
import { readListQuery } from './list/read-list-query.ts'

// The target of the search form without scripts. It redirects to the URL of the list and leaves out empty fields.
const load = page<null>((_api, request) => Promise.reject(redirect(listOf(request))))
export const loader = load.onServer
export const clientLoader = load.inBrowser

function listOf({ params, url, locale }: PageRequest): string {
  const type = vehicleTypeOf(params.vehicletype ?? '')
  if (!type) return '/page-not-found'
  return listAddress(
    readListQuery(type.id === allVehicles ? null : type.id, url.searchParams),
    languageOf(locale),
  )
}

export default function SearchByTyreSize() {
  return null
}
