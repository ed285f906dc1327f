import type { Locale } from '@pito/contracts/values/locale'
import type { ReviewRejection, ReviewState } from '@pito/contracts/values/review'
import { deleteInSlices } from '../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { part, rowsOfPage } from '../platform/database/statement.ts'

interface WrittenReview {
  readonly stars: number
  readonly text: string | null
  readonly displayName: string | null
  readonly locale: Locale
}

export interface OwnReview extends WrittenReview {
  readonly modelId: number
  readonly state: ReviewState
  readonly rejection: ReviewRejection | null
}

export function readOwnReviews(sql: Sql, orderId: string): Promise<OwnReview[]> {
  return sql<OwnReview>`
    select model_id, stars::integer, body as text, display_name, locale, state, rejection
    from review where order_id = ${orderId}`
}

interface NewReview extends WrittenReview {
  readonly orderId: string
  readonly modelId: number
  readonly tyreId: number
}

/**
 * Stores a review. The caller must have locked the invitation. Storing an identical review changes nothing, so that
 * sending it twice has no effect.
 */
export async function storeReview(tx: Tx, review: NewReview, now: Date): Promise<void> {
  const { orderId, modelId, tyreId, stars, text, displayName, locale } = review
  await tx`
    insert into review as known (order_id, model_id, tyre_id, stars, body, display_name, locale, created_at, changed_at)
    values (${orderId}, ${modelId}, ${tyreId}, ${stars}, ${text}, ${displayName}, ${locale}, ${now}, ${now})
    on conflict (order_id, model_id) do update set stars = excluded.stars, body = excluded.body,
      display_name = excluded.display_name, locale = excluded.locale, changed_at = excluded.changed_at,
      state = 'pending', rejection = null, decided_at = null, version = known.version + 1
    where (known.stars, known.body, known.display_name)
      is distinct from (excluded.stars, excluded.body, excluded.display_name)`
}

/** Deletes a review. The caller must have locked the invitation. */
export async function deleteReview(tx: Tx, orderId: string, modelId: number): Promise<void> {
  await tx`delete from review where order_id = ${orderId} and model_id = ${modelId}`
}

interface Rating {
  readonly locale: Locale
  readonly stars: number
  readonly hasText: boolean
  readonly reviews: number
}

/**
 * Counts the published reviews of an article's model by language, by stars and by whether they have a text. The
 * invented reviews of a demo are included only if `withDemo` is true. Returns undefined if the article has no page.
 */
export async function readRatings(
  sql: Sql,
  tyreId: number,
  withDemo: boolean,
): Promise<{ readonly modelId: number; readonly ratings: readonly Rating[] } | undefined> {
  const rows = await sql<{ modelId: number } & (Rating | { reviews: 0 })>`
    select tyre.model_id, locale, stars::integer, body is not null as has_text, count(review.id)::integer as reviews
    from tyre left join review on review.model_id = tyre.model_id and review.state = 'published' and (${withDemo} or not demo)
    where tyre.id = ${tyreId} and tyre.state in ('on-sale', 'off-sale')
    group by tyre.model_id, locale, stars, body is not null`
  const [first] = rows
  return (
    first && {
      modelId: first.modelId,
      ratings: rows.filter((row): row is typeof row & Rating => row.reviews > 0),
    }
  )
}

interface ShownReview extends WrittenReview {
  readonly id: string
  readonly tyreId: number
  readonly changedAt: Date
}

interface PublishedQuery {
  readonly page: number
  readonly perPage: number
  /** The language whose reviews come first. */
  readonly locale: Locale
  /** Restricts the reviews to one language, or undefined for all. */
  readonly only: Locale | undefined
  /** Restricts the reviews to those with this number of stars, or undefined for all. */
  readonly stars: number | undefined
  readonly withDemo: boolean
}

/**
 * Reads a page of the published reviews of a model that have a text: those in the given language first, and the newest
 * of each first.
 */
export function readPublished(
  sql: Sql,
  modelId: number,
  { page, perPage, locale, only, stars, withDemo }: PublishedQuery,
): Promise<ShownReview[]> {
  return sql<ShownReview>`
    select id, tyre_id, stars::integer, body as text, display_name, locale, changed_at
    from review
    where model_id = ${modelId} and state = 'published' and (${withDemo} or not demo) and body is not null
      and (${only ?? null}::text is null or locale = ${only ?? null})
      and (${stars ?? null}::integer is null or stars = ${stars ?? null})
    order by locale = ${locale} desc, changed_at desc, id ${rowsOfPage({ page, perPage })}`
}

export interface ModeratedReview extends ShownReview {
  readonly version: number
  readonly brand: string
  readonly model: string
  readonly orderNumber: string | null
  readonly state: ReviewState
  readonly rejection: ReviewRejection | null
  readonly createdAt: Date
}

export const moderatedColumns = part`
  review.id, review.version, stars::integer, body as text, display_name, review.locale,
  tyre_id, brand.name as brand, model.name as model, order_number, review.state, rejection,
  review.created_at, review.changed_at`

export const moderatedTables = part`
  review join model on model.id = model_id join brand on brand.id = brand_id
    left join shop_order on shop_order.id = order_id`

const moderated = part`select ${moderatedColumns} from ${moderatedTables}`

/** Reads a review. The id comes from a URL and need not be a UUID, so it is compared as text. */
export async function readReview(sql: Sql, id: string): Promise<ModeratedReview | undefined> {
  const [row] = await sql<ModeratedReview>`${moderated} where review.id::text = ${id}`
  return row
}

/** Locks and reads a review, as `readReview` does. */
export async function lockReview(tx: Tx, id: string): Promise<ModeratedReview | undefined> {
  const [row] = await tx<ModeratedReview>`${moderated} where review.id::text = ${id} for update of review`
  return row
}

export async function storeDecision(
  tx: Tx,
  id: string,
  { state, rejection }: { readonly state: ReviewState; readonly rejection: ReviewRejection | null },
  now: Date,
): Promise<void> {
  await tx`
    update review set state = ${state}, rejection = ${rejection}, decided_at = ${now}, version = version + 1
    where id = ${id}`
}

export function deleteRejectedBefore(sql: Sql, before: Date): Promise<number> {
  return deleteInSlices(sql, 'review', part`state = 'rejected' and decided_at < ${before}`)
}
