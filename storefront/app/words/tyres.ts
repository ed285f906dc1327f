import { figure } from '@pito/contracts/values/figure'
import { words } from '@pito/web/words/words'
import { compound } from './compound.ts'
import { named } from './named.ts'

/** Texts about tyres, wherever they are shown. The texts of seasons and vehicles are indexed by their ids. */
export const tyres = words({
  fi: {
    compare: 'Vertaa',
    path: 'Murupolku',
    home: 'Etusivu',
    tyres: 'Renkaat',
    vehicles: ['', '', 'Henkilöauto', 'Pakettiauto', 'Kuorma-auto'],
    ofVehicle: ['', '', 'henkilöauton', 'pakettiauton', 'kuorma-auton'],
    marks: ['', 'Kesä', 'Kitka', 'Nasta', 'Nastoitettava', 'Ympärivuotinen'],
    seasonTyres: [
      'renkaat',
      'kesärenkaat',
      'kitkarenkaat',
      'nastarenkaat',
      'nastoitettavat talvirenkaat',
      'ympärivuotiset renkaat',
    ],
    winterTyres: 'talvirenkaat',
    /**
     * In Finnish a brand is joined to the last word with a hyphen, because a brand name in the nominative cannot be a
     * separate word before it.
     */
    ofBrand(brand: string, phrase: string) {
      const noun = phrase.lastIndexOf(' ') + 1
      return phrase.slice(0, noun) + compound(brand, phrase.slice(noun))
    },
    carries: (kg: number) => `kantaa ${figure(kg)}\u00a0kg`,
    atMost: (kmh: number) => `enintään ${kmh}\u00a0km/h`,
    over: (kmh: number) => `yli ${kmh}\u00a0km/h`,
    label: 'EU-rengasmerkintä',
    noLabel: 'Nastarenkailla ei ole EU-merkintää',
    labelUnknown: 'EU-merkintä: ei ilmoitettu',
    fuel: 'Polttoaine\u00adtaloudellisuus',
    wet: 'Märkäpito',
    noise: 'Melu',
    noiseClass: (letter: string) => `luokka ${letter}`,
    inStock: (count: string) => `Varas\u00adtossa ${count.replace('>', 'yli\u00a0')}\u00a0kpl`,
    fewLeft: (count: string) => `Jäljellä ${count}\u00a0kpl`,
    remnant: (count: string) => `Jäljellä ${count}\u00a0kpl, ei riitä neljään`,
    soldOut: 'Loppuun\u00admyyty',
    /** The label of a sum for so many tyres, or of the price of one that is sold out. */
    pieces: ['Kappale', 'Yksi rengas', 'Kaksi rengasta', 'Kolme rengasta', 'Neljä rengasta'],
    each: 'kappale',
    lowest: (price: string) => `30 päivän alin kappale\u00adhinta ${price}`,
    /** Shown beside the price of one tyre. */
    lowestOfOne: (price: string) => `30\u00a0päivän alin\u00a0${price}`,
    feeIncluded: 'Sisältää kierrätysmaksun',
    similar: 'Katso vastaavat',
    sheet: 'Seloste',
    made: (year: number) => `Valmistettu ${year}`,
    add: 'Lisää koriin',
    adding: 'Lisätään…',
    addNamed: (name: string) => `Lisää koriin: ${name}`,
  },
  en: {
    compare: 'Compare',
    path: 'Breadcrumb',
    home: 'Home',
    tyres: 'Tyres',
    vehicles: ['', '', 'Car', 'Van', 'Truck'],
    ofVehicle: ['', '', 'car', 'van', 'truck'],
    marks: ['', 'Summer', 'Friction', 'Studded', 'Studdable', 'All season'],
    seasonTyres: [
      'tyres',
      'summer tyres',
      'friction tyres',
      'studded tyres',
      'studdable winter tyres',
      'all-season tyres',
    ],
    winterTyres: 'winter tyres',
    ofBrand: named,
    carries: (kg) => `carries ${figure(kg)}\u00a0kg`,
    atMost: (kmh) => `up to ${kmh}\u00a0km/h`,
    over: (kmh) => `over ${kmh}\u00a0km/h`,
    label: 'EU tyre label',
    noLabel: 'Studded tyres have no EU label',
    labelUnknown: 'EU label: not stated',
    fuel: 'Fuel efficiency',
    wet: 'Wet grip',
    noise: 'Noise',
    noiseClass: (letter) => `class ${letter}`,
    inStock: (count) => `${count} in stock`,
    fewLeft: (count) => `Only ${count} left`,
    remnant: (count) => `${count} left, not enough for four`,
    soldOut: 'Sold out',
    pieces: ['Each', 'One tyre', 'Two tyres', 'Three tyres', 'Four tyres'],
    each: 'each',
    lowest: (price) => `Lowest price each in 30 days ${price}`,
    lowestOfOne: (price) => `Lowest in 30 days ${price}`,
    feeIncluded: 'Recycling fee included',
    similar: 'See similar',
    sheet: 'Sheet',
    made: (year) => `Made in ${year}`,
    add: 'Add to cart',
    adding: 'Adding…',
    addNamed: (name) => `Add to cart: ${name}`,
  },
})
export type TyreWords = (typeof tyres)['fi']
