import { page } from '../page/page.ts'
import { titled } from '../page/page-meta.ts'
import { CarPage } from './car-page.tsx'
import { carWords } from './car-words.ts'
import { loadCar, queryOfChoice } from './load-car.ts'
import { plate } from './plate-words.ts'

const load = page(loadCar('en'))
export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = {
  cacheBy: queryOfChoice,
  language: 'en',
  translate: () => plate.fi.chooseCarAddress,
}
export const meta = titled(
  carWords,
  (w) => w.title,
  (w) => w.description,
)

export default function ChooseCarEn() {
  return <CarPage />
}
