import { page } from '../page/page.ts'
import { titled } from '../page/page-meta.ts'
import { CarPage } from './car-page.tsx'
import { carWords } from './car-words.ts'
import { loadCar, queryOfChoice, translatedCarPath } from './load-car.ts'

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
