import { fullSet } from '@pito/contracts/values/cart-quantity'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { fittedTotal } from '@pito/contracts/values/tyres-total'
import { car, isFittable } from '@pito/contracts/values/vehicle-type'
import type { Context } from '../../platform/context.ts'
import { cheapestInstallation, installationPrices } from '../../service-points/index.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Filters } from '../search-index/filters.ts'
import { idleOrders } from '../text-search/filters-of-parts.ts'
import { totalOf } from '../text-search/search-filters.ts'
import type { Topic } from '../text-search/topics.ts'
import { isBest, isMotorhome } from '../text-search/trade-words.ts'
import { writtenAs } from '../text-search/typed-text.ts'
import type { Understanding } from '../text-search/understand.ts'
import { productsIn } from '../text-search/understand.ts'
import { nameOfMeaning } from '../text-search/vehicle-names.ts'
import type { FoundTargets, OfferedService } from './find-targets.ts'
import { installation, isOrderNumber } from './find-targets.ts'

const sentences = {
  fi: {
    unserved: (vehicle: string) =>
      `Emme myy ${vehicle} renkaita. Meiltä saat renkaat henkilö-, paketti- ja kuorma-autoon.`,
    unsold: (goods: string) => `Emme myy ${goods}, vain renkaita.`,
    noYear: (vehicle: string, year: number) =>
      `Luettelossamme ei ole autoa ${vehicle} vuodelta ${year}. Valitse toinen vuosimalli tai hae rekisterinumerolla.`,
    motorhome:
      'Matkailuautoon sopivat pakettiauton renkaat (C tai CP), kunhan koko, kantavuus ja nopeusluokka ovat auton rekisteriotteen mukaiset.',
    pressure:
      'Autosi oikeat rengaspaineet lukevat ohjekirjassa ja usein myös kuljettajan oven pielessä tai polttoaineluukun kannessa.',
    used: 'Kaikki renkaamme ovat uusia. Käytettyjä renkaita emme myy.',
    unlisted: 'Tämän merkin malleja ei ole luettelossamme. Hae renkaat rekisterinumerolla tai koolla.',
    order:
      'Jos hait tilausta, avaa se tilausvahvistuksen linkistä tai kirjaudu sisään. Pelkällä tilausnumerolla tilausta ei näe.',
    ask: 'Kerro vielä, mihin autoon renkaat tulevat: hae rekisterinumerolla tai renkaan koolla.',
    oneOrder: (words: string) =>
      `Renkaat voi järjestää vain yhdellä tavalla kerrallaan, joten tämä jäi pois: ${words}.`,
    noneReduced: 'Hakemiasi renkaita ei ole juuri nyt alennuksessa.',
    best: 'Paras rengas riippuu autostasi ja siitä, mikä sinulle on tärkeää. Hae rekisterinumerolla, niin suosittelemme sopivia.',
    unoffered: (service: string) => `Emme tarjoa ${service}.`,
    elsewhere: (service: string, town: string) =>
      `Palvelua ”${service}” ei ole saatavilla paikkakunnalla ${town}.`,
    withoutPoints: (town: string) => `Paikkakunnalla ${town} ei ole asennuspistettämme.`,
    inTown: (town: string) => ` paikkakunnalla ${town}`,
    service: (name: string, price: string) => `${name} alkaen ${price}.`,
    perTyre: (name: string, price: string, four: string) =>
      `${name} alkaen ${price} renkaalta, neljältä renkaalta ${four}.`,
    fitted: (place: string, price: string) => `Neljä rengasta asennettuna${place} alkaen ${price}.`,
  },
  en: {
    unserved: (vehicle: string) =>
      `We do not sell ${vehicle} tyres. We sell tyres for cars, vans and trucks.`,
    unsold: (goods: string) => `We do not sell ${goods}, only tyres.`,
    noYear: (vehicle: string, year: number) =>
      `We list no ${vehicle} of ${year}. Choose another year or search by licence plate.`,
    motorhome:
      'Van tyres (C or CP) fit a motorhome if their size, load index and speed index match its registration certificate.',
    pressure:
      'The right tyre pressures of your car are stated in its handbook, and often on the door frame of the driver or on the fuel flap.',
    used: 'All our tyres are new. We do not sell used tyres.',
    unlisted: 'We list no models of this make. Search for its tyres by licence plate or by size.',
    order:
      'If you are looking for an order, open it from the link in the confirmation e-mail or log in. An order cannot be opened by its number alone.',
    ask: 'Which vehicle are the tyres for? Search by licence plate or by tyre size.',
    oneOrder: (words: string) =>
      `Tyres can be sorted in only one way at a time, so this was left out: ${words}.`,
    noneReduced: 'None of these tyres is reduced in price at the moment.',
    best: 'The best tyre depends on your car and on what matters to you. Search by licence plate, and we recommend some that fit.',
    unoffered: (service: string) => `We do not offer ${service}.`,
    elsewhere: (service: string, town: string) => `${service} is not available in ${town}.`,
    withoutPoints: (town: string) => `We have no service point in ${town}.`,
    inTown: (town: string) => ` in ${town}`,
    service: (name: string, price: string) => `${name} from ${price}.`,
    perTyre: (name: string, price: string, four: string) => `${name} from ${price} a tyre, ${four} for four.`,
    fitted: (place: string, price: string) => `Four tyres fitted${place} from ${price}.`,
  },
} as const

interface Found {
  readonly understanding: Understanding
  readonly filters: Filters | null
  readonly found: FoundTargets
}

/**
 * Returns sentences that answer a search text: what the shop neither sells nor offers, what its services cost, what the
 * cheapest four tyres cost with their installation, that no such tyre is reduced, which order was left out, and how the best tyre is found. If the
 * text names nothing but tyres, the visitor is asked for the vehicle instead of being shown all tyres of the shop.
 */
export async function findAnswers(
  ctx: Context,
  catalogue: Catalogue,
  { understanding, filters, found }: Found,
): Promise<string[]> {
  const language = languageOf(ctx.locale)
  const { services, targets, unoffered, elsewhere, withoutPoints, pricedTowns } = found
  const w = sentences[language]
  const isVehicleNamed = understanding.vehicles.length > 0
  const answers = new Set([
    ...understanding.topics.flatMap(({ topic }) => sentenceOf(topic, language, isVehicleNamed) ?? []),
    ...understanding.vehicles.flatMap((vehicle) =>
      vehicle.missingYear === null
        ? []
        : w.noYear(`${vehicle.make} ${nameOfMeaning(vehicle)}`, vehicle.missingYear),
    ),
    ...unoffered.map((topic) => w.unoffered(topic[language])),
    ...elsewhere.map(({ service, town }) => w.elsewhere(nameOf(service, language), town)),
    ...withoutPoints.map((town) => w.withoutPoints(town)),
    ...services.flatMap((service) => priceSentences(service, pricedTowns, language)),
    ...(await fittedSentences(ctx, catalogue, { filters, found })),
  ])
  const { parts, notFound, typed } = understanding
  if (parts.some(({ kind, pieces }) => kind === 'vehicle_type' && pieces.some(isMotorhome)))
    answers.add(w.motorhome)
  const idle = filters ? idleOrders(parts) : []
  if (idle.length > 0) answers.add(w.oneOrder(idle.map(({ pieces }) => writtenAs(typed, pieces)).join(', ')))
  const isReduced = parts.some(({ kind, value }) => kind === 'feature' && value === 'reduced')
  if (isReduced && filters && totalOf(catalogue.index, filters) === 0) answers.add(w.noneReduced)
  if (isOrderNumber(understanding)) answers.add(w.order)
  if (notFound.some(([word = '']) => isBest(word))) answers.add(w.best)
  // Words that change nothing, such as "without rims" or "four", ask for tyres as well.
  const isOnlyTyres =
    filters === null &&
    understanding.parts.length + (found.missing.length > 0 ? 0 : understanding.topics.length) > 0
  if (answers.size + targets.length === 0 && isOnlyTyres && productsIn(understanding).length === 0)
    answers.add(w.ask)
  return [...answers]
}

function sentenceOf(topic: Topic, language: Language, isVehicleNamed: boolean): string | undefined {
  const w = sentences[language]
  if (topic.kind === 'unserved') return w.unserved(topic[language])
  if (topic.kind === 'unsold') return w.unsold(topic[language])
  if (topic.kind === 'vehicle') return isVehicleNamed ? undefined : w.ask
  return topic.kind === 'used' || topic.kind === 'unlisted' || topic.kind === 'pressure'
    ? w[topic.kind]
    : undefined
}

function nameOf({ nameFi, nameEn }: OfferedService, language: Language): string {
  return language === 'fi' ? nameFi : nameEn
}

/** Returns the lowest price of a service, or the lowest one of each named town that offers it. */
function priceSentences(
  service: OfferedService,
  towns: FoundTargets['pricedTowns'],
  language: Language,
): string[] {
  const w = sentences[language]
  const name = nameOf(service, language)
  const sentence = (subject: string, cents: number) =>
    service.isPricePerQuantity
      ? w.perTyre(subject, formatEuro(cents), formatEuro(fullSet * cents))
      : w.service(subject, formatEuro(cents))
  if (!towns) return [sentence(name, service.cents)]
  return towns.flatMap((town) => {
    const cents = service.centsOfTowns.get(town)
    return cents === undefined ? [] : sentence(name + w.inTown(town), cents)
  })
}

/**
 * Returns what four of the cheapest tyre in stock cost with their installation, in each named town if there is any. There
 * is no sentence if they cannot be fitted.
 */
async function fittedSentences(
  ctx: Context,
  { index }: Catalogue,
  { filters, found: { services, pricedTowns } }: Pick<Found, 'filters' | 'found'>,
): Promise<string[]> {
  if (!services.some(({ id }) => id === installation)) return []
  const w = sentences[languageOf(ctx.locale)]
  const order = { by: 'net_price', order: 'asc' } as const
  const inStock = { ...(filters ?? { vehicleType: car }), minStock: fullSet }
  const { ids } = index.query(inStock, order, { page: 1, perPage: 1 })
  const facts = index.factsOf(ids[0] ?? 0)
  if (!facts || !isFittable(facts.vehicleType)) return []
  const tyre = { vehicleTypeId: facts.vehicleType, diameter: facts.diameter / 10, runFlat: false }
  const ofFour = { quantity: fullSet, grossCents: facts.priceCents }
  const inPlaces = (pricedTowns ?? [undefined]).map(async (town) => {
    const fittingCents = cheapestInstallation(await installationPrices(ctx, town), tyre)
    if (fittingCents === null) return []
    return w.fitted(town === undefined ? '' : w.inTown(town), formatEuro(fittedTotal(ofFour, fittingCents)))
  })
  return (await Promise.all(inPlaces)).flat()
}
