import type { Pool } from 'pg'
import { expect } from 'vitest'
import { addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { applyBatch } from '../src/imports/apply-run.ts'
import { checkRun } from '../src/imports/check-run.ts'
import { staffShop } from './staff-shop.ts'

type Kind = Parameters<typeof applyBatch>[1]

/** Opens a shop of staff with a small catalogue, into which tests import files. Its jobs run when a test calls them. */
export async function importShop() {
  const shop = await staffShop()
  const { platform, call } = shop
  const { pool } = platform
  await addSmallCatalogue(pool)
  const owner = await shop.tokenOf('outi')
  const reader = await shop.tokenOf('paavo')
  const { articleOf, addArticles } = articlesIn(pool)
  const get = (path: string) => call('GET', `staff/imports/${path}`, undefined, owner)
  const post = (path: string, body: object = {}) => call('POST', `staff/imports/${path}`, body, owner)
  const upload = uploader(shop, owner)
  const dryRun = async (id: string) => {
    const { columns } = (await get(`${id}/preview`)).body.data
    expect((await post(`${id}/dry-run`, { columns })).status).toBe(200)
    await checkRun(platform, id)
    return (await get(id)).body.data
  }
  const workOff = async (kind: Kind) => {
    while ((await applyBatch(platform, kind)) !== 'none');
  }
  const carryOut = async (id: string, kind: Kind) => {
    expect((await post(`${id}/run`)).status).toBe(200)
    await workOff(kind)
    return (await get(id)).body.data
  }
  return {
    ...shop,
    pool,
    owner,
    reader,
    articleOf,
    addArticles,
    get,
    post,
    upload,
    dryRun,
    workOff,
    carryOut,
  }
}

function articlesIn(pool: Pool) {
  let tyres = 0
  const articleOf = async (ean: string | undefined) =>
    (await pool.query('select * from tyre where ean = $1', [ean])).rows[0]
  /** Adds articles that are priced at 99,00 € and returns their EANs. */
  const addArticles = async (count: number): Promise<string[]> => {
    const eans = []
    for (let added = 0; added < count; added += 1) {
      tyres += 1
      const indexes = { load_index: 60 + (tyres % 60), speed_index: 'TVH'[Math.floor(tyres / 60)] ?? 'Q' }
      const id = await addTyre(pool, tyres, { price_cents: 9900, ...indexes })
      eans.push((await pool.query('select ean from tyre where id = $1', [id])).rows[0].ean)
    }
    return eans
  }
  return { articleOf, addArticles }
}

function uploader({ app, call }: Awaited<ReturnType<typeof staffShop>>, owner: string) {
  return async (kind: string, text: string | Uint8Array): Promise<string> => {
    const content = Buffer.from(text)
    const file = { kind, file_name: 'supplier.csv', bytes: content.length }
    const { id } = (await call('POST', 'staff/imports', file, owner)).body.data
    const answer = await app.inject({
      method: 'PUT',
      url: `/downloads/imports/${id}/parts/0`,
      headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/octet-stream' },
      payload: content,
    })
    expect(answer.statusCode).toBe(200)
    return id
  }
}
