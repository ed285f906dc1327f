import type { Language } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { redirect } from 'react-router'
import type { PageRequest } from '../../api/page.ts'
import { listAddress } from '../../list/list-address.ts'
import { emptyList } from '../../list/list-state.ts'
import { readListQuery } from '../../list/read-list-query.ts'
import { findCar, noCar } from '../../plate/find-car.ts'
import { plate } from '../../plate/plate-words.ts'

/** Loads the choices for the chosen make and model. A whole choice redirects to the tyres of the vehicle. */
export const loadCar =
  (language: Language) =>
  async (api: Api, { url }: PageRequest) => {
    const { car } = readListQuery(null, url.searchParams)
    const answer = await findCar(api, car ?? noCar)
    if (answer.vehicle) throw redirect(listAddress({ ...emptyList(null), car: answer.chosen }, language), 303)
    return { ...answer, addresses: { fi: plate.fi.chooseCarAddress, en: plate.en.chooseCarAddress } }
  }
