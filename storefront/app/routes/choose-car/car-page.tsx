import './choose-car.css'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { CarChoice } from '../../plate/car-choice.tsx'
import { carWords } from '../../plate/car-words.ts'
import type { CarAnswer } from '../../plate/find-car.ts'

/** The choice of a vehicle without a licence plate. The choice is in the URL, so the form works without scripts. */
export function CarPage() {
  const w = useWords(carWords)
  const answer = useLoaderData<CarAnswer>()
  const { make, model } = answer.chosen
  return (
    <article className="wrap section stack">
      <Breadcrumb label={w.path} crumbs={[{ label: w.home, href: '/' }]} here={w.title} />
      <h1>{w.title}</h1>
      <p className="lead">{w.lead}</p>
      <CarChoice answer={answer} key={`${make} ${model}`} />
    </article>
  )
}
