import { expect, expectTypeOf, test } from 'vitest'
import { testDatabase } from '../../../testing/test-database.ts'
import type { RowOf } from './columns.ts'
import { assignment, columns, expression, inSnakeCase, insertion, named, of } from './columns.ts'
import { part } from './statement.ts'

const { sql } = await testDatabase()

const sizeColumns = named('width, aspect, construction, diameter, commercial')

test('a list of columns gives the rows of a statement their names and types', async () => {
  const listed = columns(
    { m: 'model', b: 'brand?' },
    ['m.id, m.name as model, b.image_path', ...of('m', ['season_id', 'has_3pmsf'])],
    { articles: expression<number>`select count(*)::integer from tyre where model_id = m.id` },
  )
  const rows = await sql`select ${listed} from model m left join brand b on b.id = m.brand_id`
  const first = {} as (typeof rows)[number]
  expectTypeOf(first.has3pmsf).toEqualTypeOf<boolean>()
  expectTypeOf(first.imagePath).toEqualTypeOf<string | null>()
  expectTypeOf<RowOf<typeof listed>>().toEqualTypeOf<typeof first>()
  expect(rows).toEqual([])
  expectTypeOf(first).not.toHaveProperty('brandId')
})

test('a list that names what no table has does not compile', () => {
  type Refused = { readonly unknownColumn: 'nmae' }
  expectTypeOf<Parameters<typeof columns<'model', 'id, nmae'>>[1]>().toExtend<Refused>()
  expectTypeOf<Parameters<typeof columns<'model', 'id, name'>>[1]>().not.toExtend<Refused>()
})

test('what is read by names of columns is written by the same names', async () => {
  const size = { width: 205, aspect: 55, construction: 'R', diameter: 16, commercial: false } as const
  const stored = columns('tyre_size', 'id, width::float8, aspect, construction, diameter::float8, commercial')
  const [added] = await sql`
    insert into tyre_size ${insertion('tyre_size', inSnakeCase(size, sizeColumns))} returning ${stored}`
  expect(added).toMatchObject(size)
  const values = { aspect: 60, commercial: part`not commercial` }
  const [changed] = await sql.snake`
    update tyre_size set ${assignment('tyre_size', values)} where id = ${added?.id} returning ${stored}`
  expect(changed).toEqual({ ...added, aspect: 60, commercial: true })
})
