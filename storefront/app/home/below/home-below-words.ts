import { words } from '@pito/web/words/words'

const monthsInEnglish = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const inEnglish = (day: number, month: number) => `${day}\u00a0${monthsInEnglish[month - 1]}`

export const homeBelow = words({
  fi: {
    yearWinter: (day: number, month: number) => `Tänään ${day}.${month}. on talvirenkaiden aika`,
    yearSummer: (day: number, month: number) => `Tänään ${day}.${month}. on kesärenkaiden aika`,
    yearLaw:
      'Marraskuusta maaliskuuhun talvirenkaat ovat pakolliset, kun sää tai keli sitä edellyttää. Uraa on oltava vähintään 3\u00a0mm.',
    yearSpoken:
      'Vuosi renkaina: kesärenkaat huhtikuun puolivälistä lokakuun puoliväliin, kitkarenkaat muun ajan. Nastat ovat sallittuja marraskuun alusta maaliskuun loppuun.',
    months: [
      'syys',
      'loka',
      'marras',
      'joulu',
      'tammi',
      'helmi',
      'maalis',
      'huhti',
      'touko',
      'kesä',
      'heinä',
      'elo',
    ],
    stripSummer: 'Kesä',
    stripFriction: 'Kitka',
    stripStuds: 'Nastat',
    stripStudsWhen: '1.11.–31.3.',
    /** The parameter is the list's own heading, such as "Talvirenkaat 205/55 R16". */
    cheapest: (list: string) => `${list}: halvimmat varastossa`,
    showAll: 'Näytä kaikki',
    offers: 'Tarjoukset',
    banners: 'Valitse kelin mukaan',
    brands: 'Merkit',
    help: 'Maksaminen ja apu',
  },
  en: {
    yearWinter: (day, month) => `Today, ${inEnglish(day, month)}, is winter tyre time`,
    yearSummer: (day, month) => `Today, ${inEnglish(day, month)}, is summer tyre time`,
    yearLaw:
      'From November to March winter tyres are required when weather or road conditions call for them. The tread must be at least 3\u00a0mm.',
    yearSpoken:
      'The year in tyres: summer tyres from mid-April to mid-October, friction tyres the rest. Studs are allowed from the first of November to the last of March.',
    months: ['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'],
    stripSummer: 'Summer',
    stripFriction: 'Friction',
    stripStuds: 'Studs',
    stripStudsWhen: '1 Nov–31 Mar',
    cheapest: (list) => `${list}: the cheapest in stock`,
    showAll: 'Show all',
    offers: 'Offers',
    banners: 'Choose by the weather',
    brands: 'Brands',
    help: 'Payment and help',
  },
})
