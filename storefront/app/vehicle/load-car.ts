import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { redirect } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import { listAddress, listQuery } from '../tyres/list/list-address.ts'
import type { ListCar, ListState } from '../tyres/list/list-state.ts'
import { readListQuery } from '../tyres/list/read-list-query.ts'
import type { CarAnswer } from './find-car.ts'
import { findCar, noCar } from './find-car.ts'
import { plate } from './plate-words.ts'

/** Reads the choice of a vehicle, and the filters that a search keeps for its tyres. */
function readChoice(url: URL): ListState {
  return { ...readListQuery(null, url.searchParams), plate: null }
}

/** Returns the query by which the page is cached. */
export function queryOfChoice(url: URL): string {
  return listQuery(readChoice(url))
}

/** Loads the choices for the chosen make and model. A whole choice redirects to the tyres of the vehicle. */
export async function loadCar(api: Api, { url, locale }: PageRequest) {
  const choice = readChoice(url)
  const answer = await findCar(api, choice.car ?? noCar)
  const { vehicle, chosen } = answer
  if (vehicle) {
    const car = { ...chosen, make: vehicle.make, model: vehicle.model }
    throw redirect(listAddress({ ...choice, car }, languageOf(locale)), 303)
  }
  return {
    ...answer,
    kept: { ...choice, car: null },
    unknown: unknownPart(choice.car, answer),
    addresses: { fi: plate.fi.chooseCarAddress, en: plate.en.chooseCarAddress },
  }
}

/**
 * Returns the first part of the URL that the shop does not know, or null if it knows them all. The beginning of a model,
 * such as "Corolla", is known although nothing is chosen by it.
 */
function unknownPart(car: ListCar | null, { chosen, choices }: CarAnswer) {
  const part = (['make', 'model', 'year'] as const).find((one) => car?.[one] && !chosen[one])
  if (!part || !car) return null
  const begins = (model: string) => model.toLowerCase().startsWith(car.model.toLowerCase())
  return part === 'model' && choices.models.some(begins) ? null : { part, name: car[part] }
}

export type CarData = Awaited<ReturnType<typeof loadCar>>

export function translatedCarPath(path: string): string {
  return path === plate.fi.chooseCarAddress ? plate.en.chooseCarAddress : plate.fi.chooseCarAddress
}
