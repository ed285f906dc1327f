import type { CmsPageLine } from '@pito/contracts/content'
import type { UnderstoodSearch } from '@pito/contracts/search'
import { derived } from '@pito/contracts/values/derived'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { readPageLines } from '../../content/index.ts'
import type { Context } from '../../platform/context.ts'
import { readOfferedServices, readTowns } from '../../service-points/index.ts'
import type { Catalogue } from '../catalogue.ts'
import { foldText, wordsOf } from '../find/fold-text.ts'
import type { NamedTopic, NamedTown } from '../find/read-topics.ts'
import { topicOf } from '../find/read-topics.ts'
import type { Topic } from '../find/topics.ts'
import { ownPages } from '../find/topics.ts'
import type { Understanding } from '../find/understand.ts'
import { placesNamed } from '../places-named.ts'
import { vehicleTargets } from './vehicle-targets.ts'

type Target = UnderstoodSearch['targets'][number]
export type OfferedService = Awaited<ReturnType<typeof readOfferedServices>>[number]
type Town = Awaited<ReturnType<typeof readTowns>>[number]

export interface FoundTargets {
  readonly targets: readonly Target[]
  readonly services: readonly OfferedService[]
  /** The only town with service points that the text names. */
  readonly town: string | null
  /** The words of services, pages and towns that the shop does not have, and those that mean nothing. */
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
    services.map(async ({ service }) =>
      pointsTargets(service, { towns: await readTowns(ctx, service.id), named: towns.found, language }),
    ),
  )
  const pages = await readPages(ctx)
  const ofTopics = await pagesOf(ctx, topics, { pages, language })
  const begun = pages.filter(({ target }) => isTitle(target.label, typed.folded))
  const titled = notFound.map((pieces) => ({ pieces, pages: pagesTitled(pieces, pages) }))
  const places = await placesNamed(ctx, typed.folded)
  const points = [
    ...atPoints.flat(),
    ...(services.length === 0 ? towns.found : []).map((town) => pointsTarget(town.town, town, language)),
    ...places.map((place) => pointsTarget(place.label, place, language)),
  ]
  const isFound = ({ topic }: NamedTopic) =>
    services.some((one) => one.topic === topic) || (ofTopics.get(topic)?.length ?? 0) > 0
  const isUnknownHere = services.length > 0 && atPoints.flat().length === 0
  return {
    services: services.map(({ service }) => service),
    town: towns.found.length === 1 ? (towns.found[0]?.town ?? null) : null,
    targets: unique([
      ...vehicleTargets(understanding, catalogue, ctx),
      ...points,
      ...[...ofTopics.values()].flat(),
      ...begun.map(({ target }) => target),
      ...titled.flatMap((title) => title.pages),
    ]),
    missing: [
      ...topics.filter((one) => isPlace(one.topic) && !isFound(one) && !one.isAlsoName),
      ...(isUnknownHere ? understanding.towns : towns.missing),
      // The beginning of the name of a service point is no unknown word.
      ...titled.filter(
        (title) => title.pages.length === 0 && places.length === 0 && !isInName(title.pieces, services),
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

function isPlace({ kind }: Topic): boolean {
  return kind === 'service' || kind === 'page' || kind === 'own-page'
}

function unique(targets: readonly Target[]): Target[] {
  return [...new Map(targets.map((target) => [target.link_fi, target])).values()]
}

async function townsOf(ctx: Context, named: readonly NamedTown[]) {
  if (named.length === 0) return { found: [], missing: [] }
  const byName = new Map((await readTowns(ctx)).map((town) => [foldText(town.town), town]))
  return {
    found: named.flatMap(({ town }) => byName.get(town) ?? []),
    missing: named.filter(({ town }) => !byName.has(town)),
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
  return [...new Map(found.map((one) => [one.service.id, one])).values()]
}

function isOfTopic({ nameFi, nameEn }: OfferedService, topic: Topic): boolean {
  return [nameFi, nameEn].some((name) => topicsIn(name).includes(topic))
}

/** Returns the topics that the words of a name, or two of them in a row, mean. */
function topicsIn(name: string): (Topic | undefined)[] {
  const words = wordsOf(foldText(name))
  return words.flatMap((word, place) => [topicOf(word), topicOf(word + (words[place + 1] ?? ''))])
}

interface PointsQuery {
  readonly towns: readonly Town[]
  readonly named: readonly Town[]
  readonly language: Language
}

/** Returns the service points of the named towns that offer a service, or those of all towns if none is named. */
function pointsTargets(
  { id, nameFi, nameEn }: OfferedService,
  { towns, named, language }: PointsQuery,
): Target[] {
  const isFinnish = language === 'fi'
  const name = isFinnish ? nameFi : nameEn
  const targetOf = (label: string, fi: string, en: string): Target => ({
    kind: 'service-points',
    label,
    link_fi: `${fi}?service_id=${id}`,
    link_en: `${en}?service_id=${id}`,
  })
  if (named.length === 0) {
    const label = isFinnish ? `${name}: asennuspisteet` : `${name}: service points`
    return [targetOf(label, '/asennuspisteet', '/service-points/towns')]
  }
  return towns
    .filter(({ slug }) => named.some((town) => town.slug === slug))
    .map(({ town, link_fi, link_en }) =>
      targetOf(isFinnish ? `${name}, ${town}` : `${name} in ${town}`, link_fi, link_en),
    )
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
    if (topic.kind === 'own-page' && (!topic.isOfPoints || (await readTowns(ctx)).length > 0))
      found.set(topic, [ownPage(topic, language)])
  }
  return found
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
