import './choose-car.css'
import { languageOf } from '@pito/contracts/values/locale'
import { seasonName, seasonOf } from '@pito/contracts/values/tyre-season'
import { Alert } from '@pito/ui/alert'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import type { Api } from '@pito/web/api/api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import { titled } from '../page/page-meta.ts'
import { listAddress, listFields, listQuery } from '../tyres/list/list-address.ts'
import type { ListCar, ListState } from '../tyres/list/list-state.ts'
import { readListQuery } from '../tyres/list/read-list-query.ts'
import { sizeOfList } from '../tyres/list/size-of-list.ts'
import { CarChoice } from './car-choice.tsx'
import { carWords } from './car-words.ts'
import type { CarAnswer } from './find-car.ts'
import { findCar, noCar } from './find-car.ts'
import { plate } from './plate-words.ts'

/** Reads the choice of a vehicle, and the filters that a search keeps for its tyres. */
function readChoice(url: URL): ListState {
  return { ...readListQuery(null, url.searchParams), plate: null }
}

/** Returns the query by which the page is cached. */
function queryOfChoice(url: URL): string {
  return listQuery(readChoice(url))
}

/** Loads the choices for the chosen make and model. A whole choice redirects to the tyres of the vehicle. */
async function loadCar(api: Api, { url, locale }: PageRequest) {
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

type CarData = Awaited<ReturnType<typeof loadCar>>

function translatedCarPath(path: string): string {
  return path === plate.fi.chooseCarAddress ? plate.en.chooseCarAddress : plate.fi.chooseCarAddress
}

const load = page(loadCar)
export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = {
  cacheBy: queryOfChoice,
  languages: { 'valitse-auto': 'fi', 'choose-your-car': 'en' },
  translate: translatedCarPath,
}
export const meta = titled(
  carWords,
  (w) => w.title,
  (w) => w.description,
)

export default function ChooseCar() {
  return <CarPage />
}

/** The choice of a vehicle without a licence plate. The choice is in the URL, so the form works without scripts. */
function CarPage() {
  const w = useWords(carWords)
  const answer = useLoaderData<CarData>()
  const kept = useKept(answer.kept)
  const { unknown } = answer
  const { make, model } = answer.chosen
  return (
    <article className="wrap section stack">
      <Breadcrumb label={w.path} crumbs={[{ label: w.home, href: '/' }]} here={w.title} />
      <h1>{w.title}</h1>
      <p className="lead">{w.lead}</p>
      {unknown && <Alert title={w.unknown(w[unknown.part], unknown.name)} tone="bad" />}
      {kept !== '' && <p>{w.kept(kept)}</p>}
      <CarChoice answer={answer} kept={listFields(answer.kept)} key={`${make} ${model}`} />
    </article>
  )
}

/** Names the filters that a search keeps for the tyres of the vehicle. */
function useKept(list: CarData['kept']): string {
  const language = languageOf(useLocale())
  const { tyre_season, ...others } = list.picked
  const seasons = tyre_season.flatMap((name) => seasonOf(name) ?? []).map((one) => seasonName(one, language))
  return [...seasons, sizeOfList(list.size), ...Object.values(others).flat()].filter(Boolean).join(', ')
}
