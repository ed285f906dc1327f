import { page } from '../../api/page.ts'
import { carWords } from '../../plate/car-words.ts'
import { plate } from '../../plate/plate-words.ts'
import { titled } from '../../seo/page-meta.ts'
import { CarPage } from './car-page.tsx'
import { loadCar, queryOfChoice } from './load-car.ts'

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
