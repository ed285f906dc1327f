import './choose-car.css'
import { languageOf } from '@pito/contracts/values/locale'
import { seasonName, seasonOf } from '@pito/contracts/values/tyre-season'
import { Alert } from '@pito/ui/alert'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { listFields } from '../tyres/list/list-address.ts'
import { sizeOfList } from '../tyres/list/size-of-list.ts'
import { CarChoice } from './car-choice.tsx'
import { carWords } from './car-words.ts'
import type { CarData } from './load-car.ts'

/** The choice of a vehicle without a licence plate. The choice is in the URL, so the form works without scripts. */
export function CarPage() {
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
