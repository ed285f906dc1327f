import type { PriceListType } from '@pito/contracts/values/export-kinds'
import type { Language } from '@pito/contracts/values/locale'

const fi = {
  priceList: 'Hinnasto',
  priceListFile: 'hinnasto',
  stockList: 'Varastolista',
  stockListFile: 'varastolista',
  applicationList: 'Sopivuuslista',
  applicationListFile: 'sopivuuslista',
  number: 'Tuotenumero',
  ean: 'EAN',
  brand: 'Merkki',
  model: 'Malli',
  size: 'Koko',
  runFlat: 'Run flat',
  yes: 'kyllä',
  season: 'Kausi',
  vehicle: 'Ajoneuvo',
  fuel: 'Polttoainetaloudellisuus',
  wet: 'Märkäpito',
  noiseClass: 'Meluluokka',
  noise: 'Melu dB',
  price: 'Hinta sis. alv €',
  fee: 'Josta kierrätysmaksu €',
  available: 'Saldo',
  made: 'Vanhin valmistusviikko',
  make: 'Ajoneuvon merkki',
  vehicleModel: 'Ajoneuvon malli',
  from: 'Alkaen',
  to: 'Asti',
}

type ListWords = typeof fi

const en: ListWords = {
  priceList: 'Price list',
  priceListFile: 'price-list',
  stockList: 'Stock list',
  stockListFile: 'stock-list',
  applicationList: 'Application list',
  applicationListFile: 'application-list',
  number: 'Article number',
  ean: 'EAN',
  brand: 'Brand',
  model: 'Model',
  size: 'Size',
  runFlat: 'Run-flat',
  yes: 'yes',
  season: 'Season',
  vehicle: 'Vehicle',
  fuel: 'Fuel efficiency',
  wet: 'Wet grip',
  noiseClass: 'Noise class',
  noise: 'Noise dB',
  price: 'Price incl. VAT €',
  fee: 'Of which recycling fee €',
  available: 'In stock',
  made: 'Oldest production week',
  make: 'Vehicle make',
  vehicleModel: 'Vehicle model',
  from: 'From',
  to: 'To',
}

export const listWords: Readonly<Record<Language, ListWords>> = { fi, en }

/** The part of a price list's file name that says which season the list covers. */
export const priceListNames: Readonly<Record<PriceListType, Readonly<Record<Language, string>>>> = {
  all: { fi: 'kaikki', en: 'all' },
  summer: { fi: 'kesa', en: 'summer' },
  winter: { fi: 'talvi', en: 'winter' },
  'all-season': { fi: 'ymparivuotiset', en: 'all-season' },
}
