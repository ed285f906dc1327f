import { figure } from '@pito/contracts/values/figure'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { words } from '@pito/web/words/words'
import { compound } from '../words/compound.ts'
import { named } from '../words/named.ts'

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1\u00a0${one}` : `${figure(count)}\u00a0${many}`

interface Range {
  readonly tyres: number
  readonly models: number
}
interface Pages {
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** Texts of the pages of brands, models, seasons, sizes and categories. */
export const landing = words({
  fi: {
    tyresOf: (name: string) => compound(name, 'renkaat'),
    about: (name: string) => `${name} lyhyesti`,
    facts: ({ tyres, models }: Range, cents: number) =>
      `${counted(tyres, 'rengas', 'rengasta')}${models > 1 ? ` ja ${figure(models)}\u00a0mallia` : ''} alkaen ${formatEuro(cents)}.`,
    soldOut: ({ tyres }: Range) =>
      `${counted(tyres, 'rengas', 'rengasta')}, juuri nyt ${tyres > 1 ? 'kaikki loppuunmyytyjä' : 'loppuunmyyty'}.`,
    none: 'Juuri nyt valikoimassa ei ole näitä renkaita.',
    show: (count: number) => `Näytä ${counted(count, 'rengas', 'rengasta')}`,
    models: 'Suosituimmat mallit',
    tyres: 'Suosituimmat renkaat',
    sizes: (count: number) => counted(count, 'koko', 'kokoa'),
    from: 'alkaen',
    pageOfModels: ({ page, pages, total }: Pages) =>
      `Sivu ${page} / ${pages}, yhteensä ${counted(total, 'malli', 'mallia')}`,
    pageOfTyres: ({ page, pages, total }: Pages) =>
      `Sivu ${page} / ${pages}, yhteensä ${counted(total, 'rengas', 'rengasta')}`,
    pagesOfModels: 'Mallien sivut',
    pagesOfTyres: 'Renkaiden sivut',
    pageNumber: (page: number) => `Sivu ${page}`,
    previous: 'Edellinen sivu',
    next: 'Seuraava sivu',
    only: (model: string) => `Vain ${model}`,
    showEvery: 'Näytä kaikki tämän koon renkaat',
    noModels: 'Malleja ei ole nyt valikoimassa',
    noTyres: 'Renkaita ei ole nyt valikoimassa',
    noTyresHint: 'Hae toista kokoa tai katso muut renkaat valikosta.',
    notAnswered: 'Näitä ei saatu haettua',
    notAnsweredHint: 'Yritä hetken päästä uudelleen.',
    again: 'Yritä uudelleen',
  },
  en: {
    tyresOf: (name) => named(name, 'tyres'),
    about: (name) => `${name} in brief`,
    facts: ({ tyres, models }, cents) =>
      `${counted(tyres, 'tyre', 'tyres')}${models > 1 ? ` in ${figure(models)}\u00a0models` : ''} from ${formatEuro(cents)}.`,
    soldOut: ({ tyres }) => `${counted(tyres, 'tyre', 'tyres')}, sold out just now.`,
    none: 'There is no such tyre in the range just now.',
    show: (count) => `Show ${counted(count, 'tyre', 'tyres')}`,
    models: 'Most Popular Models',
    tyres: 'Most Popular Tyres',
    sizes: (count) => counted(count, 'size', 'sizes'),
    from: 'from',
    pageOfModels: ({ page, pages, total }) =>
      `Page ${page} / ${pages}, ${counted(total, 'model', 'models')} in all`,
    pageOfTyres: ({ page, pages, total }) =>
      `Page ${page} / ${pages}, ${counted(total, 'tyre', 'tyres')} in all`,
    pagesOfModels: 'Pages of models',
    pagesOfTyres: 'Pages of tyres',
    pageNumber: (page) => `Page ${page}`,
    previous: 'Previous page',
    next: 'Next page',
    only: (model) => `${model} only`,
    showEvery: 'Show every tyre of this size',
    noModels: 'There is no model in the range just now',
    noTyres: 'There is no tyre in the range just now',
    noTyresHint: 'Search another size, or look at other tyres in the menu.',
    notAnswered: 'These could not be fetched',
    notAnsweredHint: 'Please try again in a moment.',
    again: 'Try again',
  },
})
