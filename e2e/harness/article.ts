import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { eanWithCheckDigit } from '../../contracts/src/values/ean.ts'

export interface NewArticle {
  readonly id: number
  readonly ean: string
  readonly name: string
}

type Headers = Readonly<Record<string, string>>

/** Adds an article that no other journey knows, as a draft without a price. The headers are those of an owner. */
export async function newArticle(request: APIRequestContext, headers: Headers): Promise<NewArticle> {
  const ean = eanWithCheckDigit(`29${randomInt(1e10, 1e11 - 1)}`.slice(0, 12).padEnd(13, '0'))
  const size = `${randomInt(100, 999)}/${randomInt(20, 95)}R${randomInt(10, 30)} ${randomInt(60, 130)}T`
  const label = { fuel_efficiency: 'C', wet_grip: 'B', noise_class: 'B', noise_value: 71 }
  const models = await request.get('/api/v1/staff/models?vehicle_kind=car&season_id=2', { headers })
  const [model] = (await models.json()).data
  const data = { model_id: model.id, size, ean, ...label }
  const answer = await request.post('/api/v1/staff/articles', { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  const { id, name } = (await answer.json()).data
  return { id, ean, name }
}

export async function setPrice(
  request: APIRequestContext,
  {
    headers,
    article,
    cents,
  }: { readonly headers: Headers; readonly article: NewArticle; readonly cents: number },
): Promise<void> {
  const rows = [{ id: article.id, before_cents: null, price_cents: cents }]
  const answer = await request.post('/api/v1/staff/prices', { data: { origin: 'form', rows }, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Returns the stored article as staff see it. */
export async function storedArticle(request: APIRequestContext, headers: Headers, { id }: NewArticle) {
  return (await (await request.get(`/api/v1/staff/articles/${id}`, { headers })).json()).data
}
