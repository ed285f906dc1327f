import { figure } from '@pito/contracts/values/figure'
import { words } from '@pito/web/words/words'

/** Texts of the page with the result of a search. */
export const searchPage = words({
  fi: {
    title: (query: string) => (query === '' ? 'Hae renkaita' : `Haku: ${query}`),
    hint: 'Kirjoita koko, merkki, malli, kausi tai rekisterinumero. Esimerkiksi:',
    examples: ['205/55 R16 kitka', 'nokian hakkapeliitta', 'kesärenkaat pakettiauto', 'Tampere'],
    understood: 'Haku sisältää',
    remove: 'poista hausta',
    showing: 'Haimme:',
    asTyped: (query: string) => `Hae täsmälleen: ${query}`,
    cut: 'Haku oli liian pitkä, joten sen loppu jäi pois.',
    notFound: (words: string) => `Tällä emme osaa hakea: ${words}.`,
    or: ' tai ',
    ignored: (marking: string) =>
      `Yhdessäkään haun renkaassa ei ole merkintää ${marking}, joten se jäi pois hausta.`,
    ignoredOfBrand: (marking: string, brand: string) =>
      `Merkin ${brand} renkaista yhdessäkään ei ole tässä haussa merkintää ${marking}, joten se jäi pois hausta.`,
    plate: (plate: string) => `Hae renkaat rekisterinumerolla ${plate}`,
    vehicles: 'Hakutulos ajoneuvoittain',
    ofVehicle: (name: string, total: number) => `${name} (${figure(total)})`,
  },
  en: {
    title: (query) => (query === '' ? 'Search tyres' : `Search: ${query}`),
    hint: 'Type a size, brand, model, season or licence plate. For example:',
    examples: ['205/55 R16 friction', 'nokian hakkapeliitta', 'summer tyres van', 'Tampere'],
    understood: 'The search contains',
    remove: 'remove from the search',
    showing: 'Showing results for:',
    asTyped: (query) => `Search as typed: ${query}`,
    cut: 'The search was too long, so its end was left out.',
    notFound: (words) => `We cannot search by: ${words}.`,
    or: ' or ',
    ignored: (marking) => `None of the tyres of this search has the marking ${marking}, so it was left out.`,
    ignoredOfBrand: (marking, brand) =>
      `None of the ${brand} tyres of this search has the marking ${marking}, so it was left out.`,
    plate: (plate) => `Find tyres for the licence plate ${plate}`,
    vehicles: 'Results by vehicle',
    ofVehicle: (name, total) => `${name} (${figure(total)})`,
  },
})
