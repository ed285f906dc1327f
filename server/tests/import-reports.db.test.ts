import { expect, test } from 'vitest'
import { addModel, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { checkRun } from '../src/imports/check-run.ts'
import { importShop } from '../testing/import-shop.ts'

const { app, platform, call, pool, owner, ...shop } = await importShop()
const { addArticles, audited, articleOf, get, upload, dryRun, carryOut } = shop

const report = async (id: string, headers: object = {}, query = '') => {
  const url = `/downloads/imports/${id}/report${query}`
  const { body } = await app.inject({ url, headers: { authorization: `Bearer ${owner}`, ...headers } })
  return body.replaceAll('\u00a0', ' ')
}
const bulk = async (action: string, ids: readonly number[]) => {
  const { body } = await call('POST', 'staff/bulk-actions', { action, ids }, owner)
  await checkRun(platform, body.data.id)
  return body.data.id as string
}

test('a report shows values as people read them, in the language that the member of staff has chosen', async () => {
  const [one, other] = await addArticles(2)
  const id = await upload('prices', `EAN;Hinta\n${one};101,50\n${other};halpa`)
  await dryRun(id)
  await carryOut(id, 'prices')
  await pool.query("update staff set locale = 'fi_FI' where email = 'outi@pito.example'")
  // The browser asks for English, but the pages of this member of staff are in Finnish.
  const finnish = await report(id, { 'accept-language': 'en' })
  expect(finnish).toContain(`2;${one};muuttuu;Hinta: 99,00 €;Hinta: 101,50 €;tehty;`)
  expect(finnish).toContain('Kirjoita hinta, esimerkiksi 99,90 tai 1 234,50.')
  await pool.query("update staff set locale = 'en_GB' where email = 'outi@pito.example'")
  expect(await report(id, { 'accept-language': 'fi' })).toContain('Price: 99,00 €;Price: 101,50 €;done;')
})

test('each download of a report stands in the audit, with the person, the run and the kind of report', async () => {
  const [ean] = await addArticles(1)
  const id = await upload('prices', `EAN;Hinta\n${ean};halpa`)
  await dryRun(id)
  await report(id)
  await report(id, {}, '?of=rejected')
  await app.inject({ url: `/downloads/imports/${id}/report` })
  const rows = (await audited('report-downloaded')).filter(({ details }) => details.run === id)
  expect(rows.map(({ details }) => details.report)).toEqual(['report', 'rejected'])
  const { rows: outi } = await pool.query("select id from staff where email = 'outi@pito.example'")
  expect(rows.map(({ actor_id }) => actor_id)).toEqual([outi[0].id, outi[0].id])
})

test('the dry run of "Put on sale" names what each article lacks', async () => {
  const model_id = await addModel(pool, { slug: 'luonnos', name: 'Luonnos' })
  const draft = { model_id, state: 'draft', ean: null, price_cents: null }
  const label = { fuel_efficiency: null, wet_grip: null, noise_class: null, noise_value: null }
  const [bare, priced] = [
    await addTyre(pool, 900, { ...draft, ...label }),
    await addTyre(pool, 901, { ...draft, price_cents: 9900, load_index: 91 }),
  ]
  const id = await bulk('articles-on-sale', [bare, priced])
  const { data } = (await get(`${id}/rows`)).body
  expect(data.map(({ faults }: { faults: object[] }) => faults)).toEqual([
    [{ field: null, value: null, reason: 'Missing before a sale: the EAN, the price and the label values.' }],
    [{ field: null, value: null, reason: 'Missing before a sale: the EAN.' }],
  ])
  const { body } = await call(
    'POST',
    `staff/articles/${priced}/state`,
    { version: 1, state: 'on-sale' },
    owner,
  )
  expect(body).toMatchObject({
    code: 'article-incomplete',
    errors: { state: ['Missing before a sale: the EAN.'] },
  })
})

test('the histories and the rows of imports name the records to which values refer', async () => {
  const [ean] = await addArticles(1)
  const { id: article, version } = await articleOf(ean)
  const { data } = (await call('GET', `staff/articles/${article}`, undefined, owner)).body
  const model_id = await addModel(pool, { slug: 'toinen', name: 'Toinen' })
  const { size, run_flat, eprel_id, manufacturer_product_id, ...more } = data
  const { fuel_efficiency, wet_grip, noise_class, noise_value, recycling_fee_included } = more
  const fields = { size, run_flat, eprel_id, manufacturer_product_id, ean, model_id, version }
  const label = { fuel_efficiency, wet_grip, noise_class, noise_value, recycling_fee_included }
  expect((await call('PUT', `staff/articles/${article}`, { ...fields, ...label }, owner)).status).toBe(200)
  const [entry] = (await call('GET', `staff/history/article/${article}`, undefined, owner)).body.data
  expect(entry).toMatchObject({
    after: { model_id },
    names: { model_id: { 1: 'Kuura Tuisku 1', [model_id]: 'Kuura Toinen' } },
  })
})
