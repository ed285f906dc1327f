import type { PopularModel } from '@pito/contracts/landing'
import {
  getBrandModels,
  getBrandTyres,
  getModelTyres,
  getTyreseasonModels,
  getTyreseasonTyres,
  getTyresizeModels,
  getTyresizeTyres,
  getTyretypeTyres,
} from '@pito/contracts/landing'
import type { ListedProduct } from '@pito/contracts/product'
import type { Api } from '@pito/web/api/api'
import type { LandingRequest } from './landing-address.ts'
import type { Paged } from './landing-data.ts'

const tyresPerPage = 12
const modelsPerPage = 36

interface Answered<Row> {
  readonly data: readonly Row[]
  readonly total: number
  readonly page: number
  readonly last_page: number
}

export function callTyres(api: Api, request: LandingRequest): Promise<Paged<ListedProduct>> {
  const { type, name, brand = '', model } = request
  const paging = { page: request.page, per_page: tyresPerPage }
  switch (type) {
    case 'brand':
      return pagedBy(api(getBrandTyres, { name, ...paging }))
    case 'model':
      return pagedBy(api(getModelTyres, { brand, model: name, ...paging }))
    case 'tyre_season':
      return pagedBy(api(getTyreseasonTyres, { season: name, ...paging }))
    case 'tyre_category':
      return pagedBy(api(getTyretypeTyres, { category: name, ...paging }))
    case 'tyre_size':
      return pagedBy(
        api(getTyresizeTyres, { size: name, ...paging, ...(brand && model && { brand, model }) }),
      )
  }
}

/** Requests the models of a landing page. Returns null if pages of this type show no models. */
export function callModels(api: Api, request: LandingRequest): Promise<Paged<PopularModel>> | null {
  const { type, name } = request
  const paging = { page: request.modelsPage, per_page: modelsPerPage }
  if (type === 'brand') return pagedBy(api(getBrandModels, { name, ...paging }))
  if (type === 'tyre_season') return pagedBy(api(getTyreseasonModels, { season: name, ...paging }))
  if (type === 'tyre_size') return pagedBy(api(getTyresizeModels, { size: name, ...paging }))
  return null
}

async function pagedBy<Row>(answering: Promise<Answered<Row>>): Promise<Paged<Row>> {
  const { data, total, page, last_page } = await answering
  return { rows: data, total, page, pages: last_page }
}
