import type { CmsPageLine } from '@pito/contracts/content'
import type { UnderstoodSearch } from '@pito/contracts/search'
import { derived } from '@pito/contracts/values/derived'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { personalKindOf } from '@pito/contracts/values/personal-text'
import { listCampaignLinks, readPageLines } from '../../content/index.ts'
import type { Context } from '../../platform/context.ts'
import { readOfferedServices, readTowns } from '../../service-points/index.ts'
import type { Catalogue } from '../catalogue.ts'
import { placesNamed } from '../places-named.ts'
import { foldText, wordsOf } from '../text-search/fold-text.ts'
import type { NamedTopic, NamedTown } from '../text-search/read-topics.ts'
import { mostJoined, topicOf } from '../text-search/read-topics.ts'
import type { Topic } from '../text-search/topics.ts'
import { ownPages } from '../text-search/topics.ts'
import type { Understanding } from '../text-search/understand.ts'
import { productsIn } from '../text-search/understand.ts'
import { vehicleTargets } from './vehicle-targets.ts'

type Target = UnderstoodSearch['targets'][number]
export type OfferedService = Awaited<ReturnType<typeof readOfferedServices>>[number]
type Town = Awaited<ReturnType<typeof readTowns>>[number]

export interface FoundTargets {
  readonly targets: readonly Target[]
  readonly services: readonly OfferedService[]
  /** The named towns, the service points of which give the prices. Null if the text names neither town nor postcode. */
  readonly pricedTowns: readonly string[] | null
  /** The services that the text names and that no service point has. */
  readonly unoffered: readonly Extract<Topic, { readonly kind: 'service' }>[]
  /** The services that the shop has, but none of the named towns, with these towns. */
  readonly elsewhere: readonly { readonly service: OfferedService; readonly town: string }[]
  /** The named towns without a service point. */
  readonly withoutPoints: readonly string[]
  /** The service points whose names begin with the text, and the towns that have some. */
  readonly places: readonly Pick<Target, 'label' | 'link_fi' | 'link_en'>[]
  /** The only town or postcode that the text names. */
  readonly town: string | null
  /** The words of pages that the shop does not have, and those that mean nothing. */
  readonly missing: readonly (readonly string[])[]
}

export const installation = 1
const mostPages = 3
const shortestTitleWord = 5

/**
 * Finds what a search text names besides tyres: vehicles, services with their service points, and pages. Everything is
 * read from memory, which follows the changes of service points and content. What the shop does not have is not found.
 */
export async function findTargets(
  ctx: Context,
  catalogue: Catalogue,
  understanding: Understanding,
): Promise<FoundTargets> {
  const language = languageOf(ctx.locale)
  const { topics, notFound, typed } = understanding
  const towns = await townsOf(ctx, understanding.towns)
  const services = await servicesOf(ctx, topics)
  const atPoints = await Promise.all(
    services.map(async ({ service }) => {
      const offering = await readTowns(ctx, service.id)
      const here = offering.filter(({ slug }) => towns.found.some((town) => town.slug === slug))
      return { service, here, targets: pointsTargets(service, here, language) }
    }),
  )
  // A wheel can be changed where one of the services that "renkaanvaihto" means is offered.
  const isOffered = towns.found.length === 0 || atPoints.some(({ here }) => here.length > 0)
  const pages = await readPages(ctx)
  const ofTopics = await pagesOf(ctx, topics, { pages, language })
  const begun = pages.filter(({ target }) => isTitle(target.label, typed.folded))
  const titled = notFound.map((pieces) => ({ pieces, pages: pagesTitled(pieces, pages) }))
  const places = await placesNamed(ctx, typed.folded)
  const points = [
    ...towns.near.map((town) => nearTarget(town, language)),
    ...atPoints
      .filter(({ here }) => here.length > 0 || !towns.found.length || !isOffered)
      .flatMap(({ targets }) => targets),
    ...(services.length === 0 || !isOffered ? towns.found : []).map((town) =>
      pointsTarget(town.town, town, language),
    ),
    ...places.map((place) => pointsTarget(place.label, place, language)),
  ]
  const isFound = ({ topic }: NamedTopic) => (ofTopics.get(topic)?.length ?? 0) > 0 || begun.length > 0
  const [town, another] = understanding.towns
  return {
    services: services.map(({ service }) => service),
    pricedTowns: understanding.towns.length > 0 ? towns.found.map(({ town: name }) => name) : null,
    unoffered: topics.flatMap(({ topic }) =>
      topic.kind === 'service' && !services.some((one) => one.topics.includes(topic)) ? [topic] : [],
    ),
    elsewhere: isOffered
      ? []
      : services.flatMap(({ service }) => towns.found.map(({ town: name }) => ({ service, town: name }))),
    withoutPoints: towns.near.flatMap(({ name, isPostcode }) => (isPostcode ? [] : name)),
    places,
    town: town && !another ? town.name : null,
    targets: unique([
      ...vehicleTargets(understanding, catalogue, ctx),
      ...points,
      ...[...ofTopics.values()].flat(),
      ...begun.map(({ target }) => target),
      ...titled.flatMap((title) => title.pages),
      ...(isOrderNumber(understanding) ? [ordersPage(language)] : []),
    ]),
    missing: [
      ...topics.filter((one) => isPage(one.topic) && !isFound(one) && !one.isAlsoName),
      // The beginning of the name of a service point is no unknown word.
      ...titled.filter(
        (title) =>
          !isOrderNumber(understanding) &&
          title.pages.length === 0 &&
          places.length === 0 &&
          !isInName(title.pieces, services),
      ),
    ].map(({ pieces }) => pieces),
  }
}

function isInName(
  pieces: readonly string[],
  services: readonly { readonly service: OfferedService }[],
): boolean {
  const words = services.flatMap(({ service }) => wordsOf(foldText(`${service.nameFi} ${service.nameEn}`)))
  return pieces.every((piece) => words.includes(piece))
}

function isPage({ kind }: Topic): boolean {
  return kind === 'page' || kind === 'own-page' || kind === 'campaign'
}

function unique(targets: readonly Target[]): Target[] {
  return [...new Map(targets.map((target) => [target.link_fi, target])).values()]
}

/** Returns the named towns that have service points, and the other towns and the postcodes, to search near them. */
async function townsOf(ctx: Context, named: readonly NamedTown[]) {
  if (named.length === 0) return { found: [], near: [] }
  const byName = new Map((await readTowns(ctx)).map((town) => [foldText(town.town), town]))
  const isHere = ({ town, isPostcode }: NamedTown) => !isPostcode && byName.has(town)
  return {
    found: named.filter(isHere).flatMap(({ town }) => byName.get(town) ?? []),
    near: named.filter((town) => !isHere(town)),
  }
}

/** Finds the services of the topics by their names. A topic of fitting also means the installation. */
async function servicesOf(ctx: Context, named: readonly NamedTopic[]) {
  const topics = named.flatMap(({ topic }) => (topic.kind === 'service' ? [topic] : []))
  if (topics.length === 0) return []
  const services = await readOfferedServices(ctx)
  const found = topics.flatMap((topic) =>
    services
      .filter((service) => (topic.isFitting && service.id === installation) || isOfTopic(service, topic))
      .map((service) => ({ topic, service })),
  )
  return [...Map.groupBy(found, ({ service }) => service.id).values()].flatMap(([first, ...others]) =>
    first ? [{ service: first.service, topics: [first, ...others].map(({ topic }) => topic) }] : [],
  )
}

function isOfTopic({ nameFi, nameEn }: OfferedService, topic: Topic): boolean {
  return [nameFi, nameEn].some((name) => topicsIn(name).includes(topic))
}

/** Returns the topics that the words of a name, alone or with their next ones, mean. */
function topicsIn(name: string): (Topic | undefined)[] {
  const words = wordsOf(foldText(name))
  return words.flatMap((_, place) =>
    Array.from({ length: mostJoined }, (_, more) => topicOf(words.slice(place, place + more + 1).join(''))),
  )
}

/** Returns the service points of these towns that offer a service, or those of all towns if there is none of them. */
function pointsTargets(
  { id, nameFi, nameEn }: OfferedService,
  towns: readonly Town[],
  language: Language,
): Target[] {
  const isFinnish = language === 'fi'
  const name = isFinnish ? nameFi : nameEn
  const targetOf = (label: string, fi: string, en: string): Target => ({
    kind: 'service-points',
    label,
    link_fi: `${fi}?service_id=${id}`,
    link_en: `${en}?service_id=${id}`,
  })
  if (towns.length === 0) {
    const label = isFinnish ? `${name}: asennuspisteet` : `${name}: service points`
    return [targetOf(label, '/asennuspisteet', '/service-points/towns')]
  }
  return towns.map(({ town, link_fi, link_en }) =>
    targetOf(isFinnish ? `${name}, ${town}` : `${name} in ${town}`, link_fi, link_en),
  )
}

/** Returns the search for the service points near a postcode or a town that has none. */
function nearTarget({ name }: NamedTown, language: Language): Target {
  const query = new URLSearchParams({ address: name })
  return {
    kind: 'service-points',
    label: language === 'fi' ? `Lähimmät asennuspisteet: ${name}` : `Nearest service points: ${name}`,
    link_fi: `/service-points?${query}`,
    link_en: `/service-points?${query}&lang=en`,
  }
}

type Links = Pick<Target, 'link_fi' | 'link_en'>

function pointsTarget(name: string, { link_fi, link_en }: Links, language: Language): Target {
  const label = language === 'fi' ? `Asennuspisteet: ${name}` : `Service points: ${name}`
  return { kind: 'service-points', label, link_fi, link_en }
}

interface Page {
  readonly target: Target
  readonly topics: readonly (Topic | undefined)[]
  readonly titleWords: readonly string[]
}

/** Finds the topics of a page once, because its words are compared with all synonyms. */
const pageOf = derived(
  ({ title, url_path: path }: CmsPageLine): Page => ({
    target: {
      kind: 'page',
      label: title,
      link_fi: `/information/${path}`,
      link_en: `/information/${path}?lang=en`,
    },
    topics: [...topicsIn(title), ...topicsIn(path)],
    titleWords: wordsOf(foldText(title)),
  }),
)

async function readPages(ctx: Context): Promise<Page[]> {
  const lines = await readPageLines(ctx, ['Hamburger', 'Footer', 'Campaign', 'Information'])
  return lines.map((line) => pageOf(line))
}

async function pagesOf(
  ctx: Context,
  named: readonly NamedTopic[],
  { pages, language }: { readonly pages: readonly Page[]; readonly language: Language },
): Promise<Map<Topic, Target[]>> {
  const found = new Map<Topic, Target[]>()
  for (const { topic } of named) {
    if (topic.kind === 'page')
      found.set(
        topic,
        pages
          .filter((page) => page.topics.includes(topic))
          .map(({ target }) => target)
          .slice(0, mostPages),
      )
    if (topic.kind === 'campaign') found.set(topic, await campaignTargets(ctx, language))
    if (topic.kind === 'own-page' && (!topic.isOfPoints || (await readTowns(ctx)).length > 0))
      found.set(topic, [ownPage(topic, language)])
  }
  return found
}

async function campaignTargets(ctx: Context, language: Language): Promise<Target[]> {
  const campaigns = await listCampaignLinks(ctx)
  return campaigns.slice(0, mostPages).map(({ title, fi, en }) => ({
    kind: 'page',
    label: title[language],
    link_fi: fi,
    link_en: en,
  }))
}

/** Returns whether the text is the number of an order rather than of a tyre. Whether there is such an order is not said. */
export function isOrderNumber(understanding: Understanding): boolean {
  return personalKindOf(understanding.typed.text) === 'order-number' && productsIn(understanding).length === 0
}

function ordersPage(language: Language): Target {
  const link = '/login?redirect=/order'
  return {
    kind: 'page',
    label: language === 'fi' ? 'Kirjaudu' : 'Log in',
    link_fi: link,
    link_en: `${link}&lang=en`,
  }
}

function ownPage({ fi, en }: Extract<Topic, { readonly kind: 'own-page' }>, language: Language): Target {
  const [label] = language === 'fi' ? fi : en
  return { kind: 'page', label, link_fi: fi[1], link_en: fi[1] === en[1] ? `${en[1]}?lang=en` : en[1] }
}

/** Returns the pages of which a word of the title is like a word that means nothing else. */
function pagesTitled(pieces: readonly string[], pages: readonly Page[]): Target[] {
  const word = pieces.join('')
  if (word.length < shortestTitleWord) return []
  return pages
    .filter(({ titleWords }) => titleWords.some((title) => isLike(title, word)))
    .map(({ target }) => target)
    .slice(0, mostPages)
}

/** Returns whether the whole text is the beginning of a title: "nasta vai kitka". */
function isTitle(title: string, folded: string): boolean {
  return folded.includes(' ') && foldText(title).startsWith(folded)
}

/** Compares the beginnings of two words, because their endings are cases: evästeistä, evästeet. */
function isLike(one: string, other: string): boolean {
  const length = Math.max(shortestTitleWord, Math.min(one.length, other.length) - 3)
  return one.length >= shortestTitleWord && one.slice(0, length) === other.slice(0, length)
}

/** Returns the shop's own pages and the content pages of which a word begins with a folded text. */
export async function pagesBegunBy(ctx: Context, folded: string): Promise<Target[]> {
  const language = languageOf(ctx.locale)
  const pages = await readPages(ctx)
  return [...ownPages.map((topic) => ownPage(topic, language)), ...pages.map(({ target }) => target)].filter(
    ({ label }) => isBegun(foldText(label), folded),
  )
}

function isBegun(title: string, folded: string): boolean {
  return title.startsWith(folded) || wordsOf(title).some((word) => word.startsWith(folded))
}
