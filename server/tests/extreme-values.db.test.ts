import { importFields } from '@pito/contracts/records/import-fields'
import { importKinds } from '@pito/contracts/values/run-kinds'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { openCatalogue } from '../src/catalogue/index.ts'
import { eanOf } from '../src/catalogue/testing/add-tyre.ts'
import type { AccessRow, Helmis } from '../testing/access-row.ts'
import { accessRows } from '../testing/access-rows.ts'
import { importShop } from '../testing/import-shop.ts'

const { platform, app, calls, pool, addArticles, tokenOf, upload, dryRun, workOff, get, post, call } =
  await importShop()
const eans = await addArticles(60)
/** EANs that no article has. */
const newEans = Array.from({ length: 60 }, (_, at) => eanOf(9000 + at))

/** Numbers, dates and texts at and beyond the limits of JavaScript, JSON and PostgreSQL. */
const numbers = [
  0,
  -1,
  0.5,
  100_001,
  9_999_999,
  999_999_999,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e308,
]
const texts = [
  ...['', '0', '-1', '99999', '0000', '5399', '9999', '0199', '0000-01-01', '9999-12-31', '2026-02-30'],
  ...[
    '9'.repeat(15),
    '9'.repeat(400),
    'x'.repeat(70_000),
    '\u0000',
    '\ud800',
    '🛞',
    'إطار',
    "'; drop table tyre",
  ],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '999/99R99 999Y', '1/20R8 50A1', '%', '\\', '1e9'],
]
const extremeText = fc.constantFrom(...texts, ...numbers.map(String))
const extreme = fc.oneof(
  fc.constantFrom(...numbers),
  extremeText,
  fc.constantFrom(null, true, [], {}, [0], [null], [2 ** 31]),
)

type Path = readonly (string | number)[]

/** Returns the path of every value in a body, and of every field of its schema that the body lacks. */
function pathsIn(value: unknown, known: readonly string[] = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value)
    ? value.map((_, at) => at)
    : [...new Set([...Object.keys(value), ...known])]
  return keys.flatMap((key) => [[key], ...pathsIn(Reflect.get(value, key)).map((rest) => [key, ...rest])])
}

function withValue(target: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy: unknown = Array.isArray(target) ? [...target] : { ...(target as object) }
  Reflect.set(copy as object, key, withValue(Reflect.get(copy as object, key), rest, value))
  return copy
}

const nobody = new Proxy({}, { get: () => '1' }) as Helmis
let token = await tokenOf('outi')

interface Parts {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

async function make({ call: name }: AccessRow, { params, query, body }: Parts): Promise<number> {
  const [method = 'GET', path = ''] = name.split(' ')
  const url = path.replaceAll(/:(\w+)/g, (_, field: string) => encodeURIComponent(wellFormed(params[field])))
  const answer = await app.inject({
    method: method as 'GET',
    url,
    query: Object.fromEntries(Object.entries(query).map(([field, value]) => [field, wellFormed(value)])),
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { payload: body as object }),
  })
  // Some of the calls end sessions.
  if (answer.statusCode === 401) token = await tokenOf('outi')
  return answer.statusCode
}

function wellFormed(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value ?? '')).toWellFormed()
}

/** Opens the shop anew, and reads what customers and staff see of the articles. */
async function expectShopToOpen() {
  const catalogue = await openCatalogue(platform)
  expect(catalogue.index.size).toBeGreaterThan(0)
  const rows = await pool.query<{ id: number }>('select id from tyre order by id')
  for (const { id } of rows.rows)
    for (const path of [`staff/stock/${id}`, `staff/articles/${id}`, `product/${id}/details`])
      expect([path, (await call('GET', path, undefined, token)).status < 500]).toEqual([path, true])
  for (const path of [
    'staff/stock',
    'staff/stock?sort=days_of_cover',
    'staff/prices?sort=margin',
    'staff/articles',
  ])
    expect([path, (await call('GET', path, undefined, token)).status]).toEqual([path, 200])
}
afterAll(expectShopToOpen)

const cells: Readonly<Record<string, string>> = {
  ...{ week: '3125', quantity: '4', price_cents: '99,90', purchase_cents: '61,20', supplier: 'Rengas Oy' },
  ...{ delivery_note: 'L-1', delivered_on: '20.11.2026', brand: 'Kuura', model: 'Tuisku 9', season: 'kesä' },
  ...{ vehicle_kind: 'henkilöauto', size: '205/55R16 91V' },
}
const importedFields = importKinds.flatMap((kind) =>
  importFields[kind].map(({ name, holds, heading }) => ({ kind, name, holds, heading: heading.fi_FI })),
)
const values = [...texts, ...numbers.map(String), ...numbers.map((number) => `-${number}`)]
/** A cell of this length is a fault of the whole file. */
const fits = (value: string) => value.length < 10_000

/** Returns rows with the value in one field, for an article that is there and for one that is not. */
function rowsWith(name: string, value: string, at: number): Record<string, string>[] {
  const model = `Tuisku ${100 + at}`
  return [eans[at] ?? '', newEans[at] ?? ''].map((ean) => ({ ...cells, model, ean, [name]: value }))
}

test.each(importedFields)('no value of $name makes an import of $kind fail', async ({ kind, name }) => {
  const errors = vi.spyOn(platform.log, 'error')
  const headings = importFields[kind].map(({ heading }) => heading.fi_FI)
  const linesOf = (some: readonly string[]) => [
    headings,
    ...some
      .flatMap((value, at) => rowsWith(name, value, at))
      .map((row) => importFields[kind].map((field) => row[field.name] ?? '')),
  ]
  for (const lines of [linesOf(values.filter(fits)), linesOf(values.filter((value) => !fits(value)))]) {
    const text = lines
      .map((line) => line.map((cell) => `"${cell.replaceAll('\u0000', '').toWellFormed()}"`).join(';'))
      .join('\n')
    const id = await upload(kind, text)
    const preview = await get(`${id}/preview`)
    expect(preview.status).toBeLessThan(500)
    if (preview.status !== 200) continue
    const checked = await dryRun(id)
    expect(['ready', 'refused']).toContain(checked.state)
    const numbersOfRows = lines.map((_, at) => at + 1)
    if (checked.guarded_rows > 0) await post(`${id}/ticks`, { numbers: numbersOfRows, reason: 'Tarkistettu' })
    const started = await post(`${id}/run`)
    await workOff(kind)
    if (started.status === 200) expect((await get(id)).body.data.state).toBe('done')
  }
  // A row that fails unexpectedly is rejected and logged.
  expect(errors.mock.calls).toEqual([])
})

const staffRows = accessRows.filter(({ call: name }) => name.includes('/api/v1/staff/'))

test.each(staffRows)('no value makes $call fail', async (row) => {
  const contract = calls.get(row.call)?.contract
  const base: Parts = {
    params: row.params?.(nobody) ?? {},
    query: row.query?.(nobody) ?? {},
    body: row.body?.(nobody),
  }
  const fields = [
    ...pathsIn(base.params).map((path) => ['params', ...path]),
    ...pathsIn(base.query, Object.keys(contract?.query?.shape ?? {})).map((path) => ['query', ...path]),
    ...pathsIn(base.body, Object.keys(contract?.body?.shape ?? {})).map((path) => ['body', ...path]),
  ]
  for (const field of fields)
    await fc.assert(
      fc.asyncProperty(extreme, async (value) => {
        const status = await make(row, withValue(base, field, value) as Parts)
        expect([field, value, status < 500]).toEqual([field, value, true])
      }),
      { numRuns: 8 },
    )
})
