import type { AllFilters } from '@pito/contracts/catalogue'
import type { Product } from '@pito/contracts/product'
import { LruCache } from '@pito/contracts/values/lru-cache'
import { landingOfSize, sizeOfProduct } from '@pito/contracts/values/tyre-size'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import { readEach } from '../platform/database/attempt.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { Platform } from '../platform/platform.ts'
import { readComparedTyres } from './alternatives/compared-tyre-store.ts'
import type { CardRow, ModelTexts } from './card-store.ts'
import { readCardRows, readModelTexts } from './card-store.ts'
import type { BrandName, ModelName } from './name-store.ts'
import { readNames } from './name-store.ts'
import { productOf } from './product-of.ts'
import { indexedSize, sizeOfIndexed } from './rules/indexed-size.ts'
import type { ComparedTyre } from './rules/pick-alternatives.ts'
import { NameRanks } from './search-index/name-ranks.ts'
import { SearchIndex } from './search-index/search-index.ts'
import type { SiblingRow } from './sibling-store.ts'
import { readSiblings } from './sibling-store.ts'
import type { FailedArticle } from './store.ts'
import { readArticles, readChangedArticles } from './store.ts'
import type { IdentifiedArticle } from './text-search/identifiers.ts'
import { Identifiers } from './text-search/identifiers.ts'
import { Vocabulary } from './text-search/vocabulary.ts'

const maxCards = 2000
/** The largest number of cached option lists. An entry takes about 20 kB. */
const maxOptions = 200
/** The largest number of cached models. An entry takes 30 kB for a model with a hundred sizes, and usually has ten. */
const maxModels = 1000
/**
 * The largest numbers of cached combinations of size and season, and of tyres of each combination. A catalogue of
 * 50,000 articles reaches neither limit.
 */
const maxSizesAndSeasons = 200
const maxTyresOfEach = 200

/**
 * The part of the catalogue that a process caches: the search index, the names, and the cards that were shown. The
 * tables remain authoritative.
 */
export class Catalogue {
  /** The options in the sidebar of a list, which do not depend on its order and page. */
  readonly options = new LruCache<string, AllFilters>(maxOptions)
  private current = new SearchIndex()
  /**
   * The cards of articles. If there are too many, the card that was read least recently from the database is evicted.
   * All cached cards are of the same day, because price reductions and recycling fees depend on the date.
   */
  private readonly cards = new LruCache<number, Product>(maxCards)
  /** The articles of a model, and its texts, keyed by the model's id. */
  private readonly siblings = new LruCache<number, readonly SiblingRow[]>(maxModels)
  private readonly texts = new LruCache<number, ModelTexts>(maxModels)
  /** The tyres in stock for a vehicle type, size and season. */
  private readonly inStock = new LruCache<string, readonly ComparedTyre[]>(maxSizesAndSeasons)
  private brandNames = new Map<number, BrandName>()
  private modelNames = new Map<number, ModelName>()
  private sizeNames = new Set<string>()
  private formerBrands = new Map<string, number>()
  private formerModels = new Map<string, number>()
  private readonly nameRanks = new NameRanks()
  private identifiers = new Identifiers()
  /** The articles that could not be read. They are left out of the catalogue until they have been changed. */
  private readonly unreadableIds = new Set<number>()
  /** The articles that a list of the back office has left out. They are sold all the same. */
  private readonly unlistedIds = new Set<number>()
  /** What search words may mean. After a change it is built again by the next search. */
  private words: Vocabulary | null = null
  private wordsAreCurrent = false
  private cardsDay = ''
  private revision = 0
  /** Counts how often articles were read after a change. Unlike the revision it increases before the index is patched. */
  private followed = 0
  private readonly platform: Platform

  constructor(platform: Platform) {
    this.platform = platform
  }

  get index(): SearchIndex {
    return this.current
  }

  /** The revision of the topic `catalogue` that the index contains. */
  get shownRevision(): number {
    return this.revision
  }

  /** The articles that the shop or a list of the back office leaves out. */
  get unreadable(): ReadonlySet<number> {
    return this.unreadableIds.union(this.unlistedIds)
  }

  /** The names, sizes and numbers of the articles on sale, with which search texts are read. */
  get vocabulary(): Vocabulary {
    if (!this.words || !this.wordsAreCurrent)
      this.words = new Vocabulary(
        {
          models: this.soldModels(),
          sizes: this.current.sizes({}),
          identifiers: this.identifiers,
          hasSize: (size) => this.hasSize(landingOfSize(size)),
        },
        this.words,
      )
    this.wordsAreCurrent = true
    return this.words
  }

  /** The brands in the order that staff gave them, then by name. The models are in the order of their names. */
  get brands(): ReadonlyMap<number, BrandName> {
    return this.brandNames
  }

  get models(): ReadonlyMap<number, ModelName> {
    return this.modelNames
  }

  /** Finds a brand by a slug that it had before. */
  brandFormerly(slug: string): BrandName | undefined {
    return this.brandNames.get(this.formerBrands.get(slug) ?? 0)
  }

  /** Finds a model by a brand and a slug that it had before. */
  modelFormerly(brandId: number, slug: string): ModelName | undefined {
    return this.modelNames.get(this.formerModels.get(`${brandId}/${slug}`) ?? 0)
  }

  /**
   * Returns whether the catalogue has this size. The size is written as in the URL of its landing page, such as
   * 205-55R16.
   */
  hasSize(landing: string): boolean {
    return this.sizeNames.has(landing)
  }

  /** Reads the whole catalogue into a new index, a page at a time. The old index serves requests meanwhile. */
  async load(): Promise<void> {
    const { sql } = this.platform
    // The revision is read before the articles, so that a change during loading is read a second time rather than
    // missed.
    const { number } = await readChangedArticles(sql, Number.MAX_SAFE_INTEGER)
    await this.refreshNames()
    const index = new SearchIndex()
    const identifiers = new Identifiers()
    for (let after = 0; ; ) {
      const { articles, failed, last } = await readArticles(sql, { after })
      await inSlices(index.patchInSlices(articles, []))
      identifiers.update(articles)
      this.forgetUnreadable(articles)
      this.note(failed)
      if (last === null) break
      after = last
    }
    this.current = index
    this.identifiers = identifiers
    this.wordsAreCurrent = false
    this.revision = number
    this.cards.clear()
    this.options.clear()
    this.siblings.clear()
    this.texts.clear()
    this.inStock.clear()
  }

  /** Brings the index up to the newest revision. Returns whether anything has changed. */
  async follow(): Promise<boolean> {
    const changes = await readChangedArticles(this.platform.sql, this.revision)
    if (changes.number === this.revision) return false
    if (changes.everything) await this.load()
    else {
      if (changes.names) await this.refreshNames()
      this.forgetUnreadable(changes.articles)
      const unreadable = this.note(changes.failed)
      const former = this.modelsOf([...changes.articles.map(({ id }) => id), ...unreadable])
      const changesWords =
        changes.names || unreadable.length > 0 || changes.articles.some((each) => this.changesWords(each))
      for (const article of changes.articles) this.sizeNames.add(landingOfSize(sizeOfIndexed(article)))
      await inSlices(this.current.patchInSlices(changes.articles, unreadable))
      this.identifiers.update(changes.articles)
      if (changesWords) this.wordsAreCurrent = false
      for (const { id } of changes.articles) this.cards.delete(id)
      for (const modelId of [...former, ...changes.articles.map((article) => article.modelId)]) {
        this.siblings.delete(modelId)
        this.texts.delete(modelId)
      }
      this.options.clear()
      this.inStock.clear()
      this.revision = changes.number
    }
    return true
  }

  /** Returns the cards of these articles in the given order. One statement reads all cards that are not cached. */
  async productsOf(ids: readonly number[], now: Date): Promise<Product[]> {
    const { today } = this.platform.edition
    if (this.cardsDay !== today) this.cards.clear()
    this.cardsDay = today
    // Cached cards are collected before the first await, because meanwhile another request may evict a card, or a
    // change may remove it.
    const found = new Map(ids.flatMap((id) => pairOf(this.cards.get(id))))
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length > 0) {
      const revision = this.revision
      const rows = await this.readReadable(this.platform.sql, missing, async (some) =>
        (await readCardRows(this.platform.sql, some, now)).map((row) => productOf(row, now)),
      )
      const unchanged = revision === this.revision && today === this.cardsDay
      for (const card of rows) {
        found.set(card.id, card)
        if (unchanged) this.cards.set(card.id, card)
      }
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  /** Returns the articles of the same model. They reflect the last change that this process has followed. */
  async siblingsOf({ id, modelId }: Pick<CardRow, 'id' | 'modelId'>): Promise<readonly SiblingRow[]> {
    const known = this.siblings.get(modelId)
    if (known) return known
    const revision = this.revision
    const rows = await readSiblings(this.platform.sql, id)
    if (revision === this.revision) this.siblings.set(modelId, rows)
    return rows
  }

  /** Returns the texts of a model. They reflect the last change that this process has followed. */
  async textsOf(modelId: number): Promise<ModelTexts | undefined> {
    const known = this.texts.get(modelId)
    if (known) return known
    const revision = this.revision
    const texts = await readModelTexts(this.platform.sql, modelId)
    if (texts && revision === this.revision) this.texts.set(modelId, texts)
    return texts
  }

  /**
   * Returns the tyres in stock of the same size and season for the same vehicle type. They are in no particular order
   * and include the article itself.
   */
  async inStockOfSizeAndSeason(product: Product): Promise<readonly ComparedTyre[]> {
    const {
      vehicle_type: vehicleType,
      width,
      aspect_ratio: aspect,
      diameter,
      tyre_season_id: season,
    } = product
    const key = [vehicleType, width, aspect, diameter, season].join('/')
    const known = this.inStock.get(key)
    if (known) return known
    const revision = this.revision
    const { ids } = this.current.query(
      {
        vehicleType: vehicleType === allVehicles ? undefined : vehicleType,
        ...indexedSize(sizeOfProduct(product)),
        seasonIds: [season],
        minStock: 1,
      },
      { by: 'net_price', order: 'asc' },
      { page: 1, perPage: maxTyresOfEach },
    )
    const tyres = await readComparedTyres(this.platform.sql, ids)
    if (revision === this.revision) this.inStock.set(key, tyres)
    return tyres
  }

  /**
   * Reads articles, and leaves out those that cannot be read: the ones that are known, and the ones whose reading fails
   * now. Everything that reads several articles at once goes through this method, so that one of them never keeps the
   * others from being shown. A failed statement ends a transaction, so a transaction leaves out only the known ones.
   */
  async readReadable<Row>(
    sql: Sql,
    ids: readonly number[],
    read: (ids: readonly number[]) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    const readable = ids.filter((id) => !this.unreadableIds.has(id))
    if ('isTransaction' in sql) return read(readable)
    const before = this.followed
    const { rows, failed } = await readEach(readable, read)
    // An article may have been repaired after its reading failed. If that repair has been followed meanwhile, nothing
    // would show the article again, so the next reading decides.
    if (before === this.followed) await this.leaveOut(failed)
    return rows
  }

  /** Removes articles that cannot be read from the lists until they have been changed. */
  async leaveOut(failed: readonly FailedArticle[]): Promise<void> {
    if (failed.length === 0) return
    await inSlices(this.current.patchInSlices([], this.note(failed)))
    this.options.clear()
  }

  /** Notes articles that a list of the back office leaves out. */
  noteUnlisted(failed: readonly FailedArticle[]): void {
    this.note(failed, this.unlistedIds)
  }

  /** Returns the models of these articles, as far as they are in the index. */
  private modelsOf(ids: readonly number[]): Set<number> {
    return new Set(ids.flatMap((id) => this.current.factsOf(id)?.modelId ?? []))
  }

  /** Tells whether a change alters what search words may mean: a price and a quantity do not. */
  private changesWords({ id, active, ...article }: IdentifiedArticle): boolean {
    const known = this.current.factsOf(id)
    if (!known) return active
    return !active || sizeAndModel.some((field) => known[field] !== article[field])
  }

  /** Notes and logs articles that cannot be read, and returns their ids. */
  private note(failed: readonly FailedArticle[], noted = this.unreadableIds): number[] {
    for (const { id, error } of failed) {
      if (!noted.has(id))
        this.platform.log.error({ err: error, article: id }, 'An article cannot be read and is left out.')
      noted.add(id)
    }
    return failed.map(({ id }) => id)
  }

  private forgetUnreadable(changed: readonly { readonly id: number }[]): void {
    this.followed++
    for (const { id } of changed) {
      this.unreadableIds.delete(id)
      this.unlistedIds.delete(id)
    }
  }

  private async refreshNames(): Promise<void> {
    const { brands, models, sizes, formerBrands, formerModels } = await readNames(this.platform.sql)
    this.nameRanks.learn([...brands, ...models].map(({ name }) => name))
    this.brandNames = this.byName(brands, ({ position }) => position)
    this.modelNames = this.byName(models)
    this.sizeNames = new Set(sizes.map(landingOfSize))
    this.formerBrands = new Map(formerBrands.map(({ key, id }) => [key, id]))
    this.formerModels = new Map(formerModels.map(({ key, id }) => [key, id]))
  }

  private soldModels() {
    const { models } = this.current.facets({}, ['models'])
    return models.flatMap(({ value }) => {
      const model = this.modelNames.get(value)
      const brand = this.brandNames.get(model?.brandId ?? 0)
      const name = `${model?.name} ${model?.nameFi ?? ''}`
      return model && brand ? [{ ...model, name, brand: brand.name }] : []
    })
  }

  private byName<Named extends { id: number; name: string }>(
    all: readonly Named[],
    positionOf: (named: Named) => number = () => 0,
  ): Map<number, Named> {
    const ranked = all.map((named) => ({
      named,
      position: positionOf(named),
      rank: this.nameRanks.rankOf(this.nameRanks.codeOf(named.name)),
    }))
    ranked.sort(
      (one, other) => one.position - other.position || one.rank - other.rank || one.named.id - other.named.id,
    )
    return new Map(ranked.map(({ named }) => [named.id, named]))
  }
}

const sizeAndModel = ['vehicleType', 'width', 'aspect', 'diameter', 'modelId', 'marking'] as const

function pairOf(product: Product | undefined): [number, Product][] {
  return product ? [[product.id, product]] : []
}

/** Works through the slices and lets other requests be served between two slices. */
async function inSlices(slices: Iterable<void>): Promise<void> {
  for (const _slice of slices) await new Promise(setImmediate)
}
