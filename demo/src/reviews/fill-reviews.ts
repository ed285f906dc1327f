import { randomUUID } from 'node:crypto'
import type { Sql, Tx } from '@pito/server/src/platform/database/sql.ts'
import type { Platform } from '@pito/server/src/platform/platform.ts'
import { inviteSomeBuyers } from '@pito/server/src/reviews/index.ts'
import type { Dice } from '../dice.ts'
import { between, diceOf, oneOf, pickByWeight } from '../dice.ts'
import { insertRows } from '../insert-rows.ts'
import type { DemoText } from './demo-reviews.ts'
import { demoNames, demoTexts, textsOfSeason, waitingReviews } from './demo-reviews.ts'

const dayMilliseconds = 86_400_000
const hourMilliseconds = 3_600_000
const firstDay = Date.parse('2025-12-01T09:00:00Z')
const days = 330
/** Truck tyres (class C3) get no reviews, because they are bought by companies, which rarely write any. */
const truckClass = 'C3'

interface Model {
  readonly id: number
  readonly slug: string
  readonly seasonId: 1 | 2 | 3 | 4 | 5
  readonly tyreIds: readonly [number, ...number[]]
}

export async function hasReviews(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }>`select exists(select from review) as has`
  return row?.has === true
}

/**
 * Stores reviews, which are marked as invented. Also stores the e-mail that asks Aino for a review; it is never sent.
 */
export async function fillReviews(tx: Tx, platform?: Platform): Promise<void> {
  const models = await tx<Model>`
    select model.id, model.slug, model.season_id, array_agg(tyre.id order by tyre.id) as tyre_ids
    from model join tyre on tyre.model_id = model.id and tyre.active
    where model.tyre_class <> ${truckClass} group by model.id order by model.id`
  await insertRows(tx, 'review', models.flatMap(reviewsOf))
  if (!platform) return
  const quiet = { ...platform, config: { ...platform.config, mailUrl: undefined } }
  await inviteSomeBuyers(tx, quiet, platform.clock())
  await addWaitingReviews(tx, platform.clock())
}

/** Adds reviews that wait for staff, by the guests of the demo who were asked for one. */
async function addWaitingReviews(tx: Tx, now: Date): Promise<void> {
  const bought = await tx<{ orderId: string; tyreId: number; modelId: number }>`
    select invitation.order_id, tyre_id, model_id
    from review_invitation invitation join shop_order on shop_order.id = invitation.order_id
      join shop_order_line line on line.order_id = invitation.order_id and line.type = 'product'
      join tyre on tyre.id = line.tyre_id
    where why_not is null and guest_id is not null order by delivered_at, order_number limit ${waitingReviews.length}`
  const rows = bought.flatMap((tyre, place) => {
    const review = waitingReviews[place]
    const at = new Date(now.getTime() - (place + 1) * 5 * hourMilliseconds).toISOString()
    return review
      ? [{ ...tyre, ...review, locale: 'fi_FI', createdAt: at, changedAt: at, version: 1, demo: false }]
      : []
  })
  await insertRows(
    tx,
    'review',
    rows.map((row) => ({ ...row, id: randomUUID(), state: 'pending' })),
  )
}

function reviewsOf(model: Model) {
  const dice = diceOf(`reviews of ${model.slug} ${model.seasonId}`)
  const count = { none: 0, few: between(dice, 1, 4), many: between(dice, 6, 14) }
  const texts = [...demoTexts[textsOfSeason[model.seasonId]], ...demoTexts.any]
  return Array.from({ length: count[pickByWeight(dice, { none: 3, few: 4, many: 3 })] }, () =>
    // Each text is used only once for a model. When no texts are left, further reviews have stars only.
    reviewOf(dice, model, texts.splice(Math.floor(dice() * texts.length), 1)[0]),
  )
}

const withoutText = { language: 'fi', stars: [3, 4, 4, 5, 5], text: null } as const

function reviewOf(dice: Dice, model: Model, said: DemoText | undefined) {
  const { language, stars, text } = said ?? withoutText
  const at = new Date(
    firstDay + Math.floor(dice() * days * 24 * 60) * (dayMilliseconds / 24 / 60),
  ).toISOString()
  return {
    id: uuidOf(dice, model),
    demo: true,
    modelId: model.id,
    tyreId: oneOf(dice, model.tyreIds),
    stars: stars[Math.floor(dice() * stars.length)],
    body: text,
    displayName: dice() < 0.6 ? oneOf(dice, demoNames[language]) : null,
    locale: language === 'fi' ? 'fi_FI' : 'en_GB',
    state: 'published',
    version: 1,
    createdAt: at,
    changedAt: at,
    decidedAt: at,
  }
}

/**
 * Returns an id made of pseudo-random numbers, so that the ids are the same on every machine. It begins with the id of
 * the model, because brands have models of the same slug, whose numbers are the same.
 */
function uuidOf(dice: Dice, model: Model): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(dice() * 16).toString(16)).join('')
  return [
    model.id.toString(16).padStart(8, '0'),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}
