import { figure } from '@pito/contracts/values/figure'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { isInInches } from '@pito/contracts/values/tyre-size'
import { withdrawalDays } from '@pito/contracts/values/withdrawal-days'
import type { LandingSentences } from './landing-sentences.ts'
import { priceFrom, prices, rims } from './landing-sentences.ts'

const list = new Intl.ListFormat('fi')
const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${figure(count)} ${many}`
const partitives = [
  '',
  'kesärenkaita',
  'kitkarenkaita',
  'nastarenkaita',
  'nastoitettavia talvirenkaita',
  'ympärivuotisia renkaita',
]

export const finnish: LandingSentences = {
  seasons: [
    '',
    'Kesärenkaat',
    'Kitkarenkaat',
    'Nastarenkaat',
    'Nastoitettavat talvirenkaat',
    'Ympärivuotiset renkaat',
  ],
  categories: ['', '', 'Henkilöauton renkaat', 'Pakettiauton renkaat', 'Kuorma-auton renkaat'],
  aboutSeasons: [
    '',
    'Kesärenkaan kumiseos on tehty sulan maan keleihin, märkään ja kuivaan.',
    'Kitkarengas pitää pehmeällä kumiseoksella ja tiheällä lamelloinnilla, ilman nastoja.',
    'Nastat purevat jäähän ja polanteeseen.',
    'Renkaassa on valmiit reiät nastoille. Se toimitetaan ilman nastoja.',
    'Yksi rengas koko vuodeksi seuduille, joilla talvi on leuto.',
  ],
  aboutCategories: [
    '',
    '',
    'Renkaat henkilöautoihin, katumaastureihin ja nelivetoihin.',
    'Pakettiauton rengas kantaa enemmän kuin henkilöauton: sen tuntee C-merkinnästä.',
    'Renkaat ohjaavalle akselille, vetoakselille ja perävaunuun.',
  ],
  sizeHeading: 'Mitä koko tarkoittaa',
  aboutSize: ({ width, aspectRatio, diameter }) => {
    const across = isInInches(width) ? `${formatDecimal(width, 'fi')} tuumaa` : `${width} mm`
    const side = aspectRatio > 0 ? ` Kyljen korkeus on ${aspectRatio} % leveydestä.` : ''
    return `Rengas on ${across} leveä ja vanne ${formatDecimal(diameter, 'fi')} tuumaa.${side}`
  },
  brandHeading: 'Mihin keliin',
  aboutBrand: (brand, seasonIds) =>
    seasonIds.length === 0
      ? `${brand} kuuluu valikoimaamme, mutta juuri nyt siltä ei ole renkaita.`
      : `Valikoimassamme on ${list.format(seasonIds.map((id) => partitives[id] ?? ''))} merkiltä ${brand}.`,
  rangeHeading: 'Valikoimassamme',
  aboutRange: (range) => {
    if (range.tyres === 0) return 'Juuri nyt tässä ei ole renkaita. Katso muut koot ja mallit.'
    const counts = [
      counted(range.tyres, 'rengas', 'rengasta'),
      range.models > 1 && counted(range.models, 'malli', 'mallia'),
      range.sizes > 1 && counted(range.sizes, 'koko', 'kokoa'),
    ].filter((text) => text !== false)
    const rim = rims(range) && `, vanteet ${rims(range)}`
    const { min_price: least, max_price: most } = range
    if (least === null || most === null)
      return `${list.format(counts)}${rim}. Kaikki ovat juuri nyt loppuunmyytyjä.`
    return `${list.format(counts)}${rim}. Kappalehinta ${prices(least, most)}, alv ja kierrätysmaksu mukana.`
  },
  popular: (names) => `Suosituimmat: ${list.format(names)}.`,
  adviceHeading: 'Ennen ostoa',
  advice: `Rekisteriotteessa on sallittu koko sekä pienin kantavuus- ja nopeusluokka. Jokaisen renkaan kohdalla näet hinnan kaikkineen, EU-rengasmerkinnän ja varastotilanteen. Palautusoikeus on ${withdrawalDays} päivää.`,
  metaDescription: (title, range) =>
    range.min_price === null
      ? `${title} verkosta, hinnat arvonlisäveroineen.`
      : [
          `${title}: ${counted(range.tyres, 'rengas', 'rengasta')} alkaen ${priceFrom(range.min_price)}.`,
          'Hinnat sisältävät alv:n ja kierrätysmaksun. Vertaa EU-merkintöjä ja katso varastotilanne.',
        ].join(' '),
}
