import type { CamelCase } from './camel-case.ts'
import { camelCase } from './camel-case.ts'
import { joined, name, Part, part } from './statement.ts'
import type { Tables } from './tables.ts'

type TableName = keyof Tables

/** A table, or tables by the names that the statement gives them. A `?` marks a join that may find no row. */
type Sources = TableName | Readonly<Record<string, TableName | `${TableName}?`>>

/** The types to which a column may be cast, with the types of their values. */
interface Casts {
  readonly float8: number
  readonly integer: number
  readonly text: string
  readonly 'text[]': string[]
}

type ColumnIn<From extends Sources> = From extends TableName
  ? keyof Tables[From] & string
  : { [Alias in keyof From & string]: `${Alias}.${keyof TableOf<From[Alias]> & string}` }[keyof From & string]

type TableOf<Source> = Source extends `${infer Table extends TableName}?`
  ? { [Column in keyof Tables[Table]]: Tables[Table][Column] | null }
  : Source extends TableName
    ? Tables[Source]
    : never

/** `t.ean`, `s.width::float8` or `b.name as brand` */
type Item<From extends Sources> =
  | ColumnIn<From>
  | `${ColumnIn<From>}::${keyof Casts}`
  | `${ColumnIn<From>}${'' | `::${keyof Casts}`} as ${string}`

/** The names in one or several lists that commas divide. */
type NamesIn<Lists extends string> = Lists extends string ? Divided<Lists> : never
type Divided<List extends string, Found extends string = never> = List extends `${infer First},${infer Rest}`
  ? Divided<Rest, Found | Trimmed<First>>
  : Found | Trimmed<List>
type Trimmed<Name extends string> = Name extends `${' ' | '\n'}${infer Rest}` ? Trimmed<Rest> : Name

/** Does not fit anything if the lists name what no table has. */
type Existing<From extends Sources, Lists extends string> = [Exclude<NamesIn<Lists>, Item<From>>] extends [
  never,
]
  ? unknown
  : { readonly unknownColumn: Exclude<NamesIn<Lists>, Item<From>> }

type NameOf<Text extends string> = Text extends `${string} as ${infer Name}`
  ? Name
  : Text extends `${string}.${infer Rest}`
    ? WithoutCast<Rest>
    : WithoutCast<Text>
type WithoutCast<Text extends string> = Text extends `${infer Column}::${string}` ? Column : Text
type WithoutName<Text extends string> = Text extends `${infer Value} as ${string}` ? Value : Text

type ValueOf<
  From extends Sources,
  Value extends string,
> = Value extends `${infer Column}::${infer Cast extends keyof Casts}`
  ? Casts[Cast] | Extract<Stored<From, Column>, null>
  : Stored<From, Value>
type Stored<From extends Sources, Column extends string> = From extends TableName
  ? Tables[From][Column & keyof Tables[From]]
  : Column extends `${infer Alias}.${infer Name}`
    ? TableOf<From[Alias & keyof From]>[Name & keyof TableOf<From[Alias & keyof From]>]
    : never

type Flat<Row> = { readonly [Name in keyof Row]: Row[Name] }

type RowFrom<From extends Sources, Lists extends string, Computed> = Flat<
  { [Each in NamesIn<Lists> as NameOf<Each>]: ValueOf<From, WithoutName<Each>> } & RowComputed<Computed>
>
type RowComputed<Computed> = {
  [Name in keyof Computed]: Computed[Name] extends Expression<infer Value> ? Value : never
}

/** An expression of SQL whose value has the type `Value`. */
class Expression<Value> extends Part {
  declare readonly value: Value
}

/** expression<number>`count(*)::integer` is a column that no table has. */
export function expression<Value>(strings: TemplateStringsArray, ...values: readonly unknown[]) {
  return new Expression<Value>(strings, values)
}

/** A list of columns for SELECT or RETURNING. A statement that contains it returns rows of the type `Row`. */
export class Columns<Row> extends Part {
  declare readonly row: Row

  /** Adds computed columns. */
  with<Computed extends Expressions>(computed: Computed) {
    const parts = joined([this, ...computedParts(computed)], ', ')
    return new Columns<Flat<Row & RowComputed<Computed>>>(...partsOf(parts))
  }

  /** States that columns have narrower types than their tables say, which holds for JSON in particular. */
  narrowed<Narrow extends { readonly [Name in keyof Narrow]: Name extends keyof Row ? Row[Name] : never }>() {
    return this as Columns<unknown> as Columns<Flat<Omit<Row, keyof Narrow> & Narrow>>
  }
}

/**
 * columns({ t: 'tyre', b: 'brand' }, 't.ean, b.name as brand') is a list of columns, of which `tables.ts` knows the
 * types, so that a statement and the type of its rows cannot differ.
 */
export function columns<
  From extends Sources,
  const Lists extends string,
  Computed extends Expressions = Record<never, never>,
>(_from: From, lists: (Lists | readonly Lists[]) & Existing<From, Lists>, computed?: Computed) {
  const stored = [lists].flat().map((list) => new Part([list], []))
  const parts = joined([...stored, ...computedParts(computed ?? {})], ', ')
  return new Columns<RowFrom<From, Lists, Computed>>(...partsOf(parts))
}

type Expressions = Readonly<Record<string, Expression<unknown>>>
const computedParts = (computed: Expressions) =>
  Object.entries(computed).map(([column, value]) => part`(${value}) as ${name(column)}`)
const partsOf = ({ strings, values }: Part) => [strings, values] as const

export type CamelCased<Row> = { readonly [Name in keyof Row as CamelCase<Name & string>]: Row[Name] }

/** The rows of a statement with these values: all columns of all its lists. */
export type RowIn<Values extends readonly unknown[]> = Flat<
  Both<
    Values[number] extends infer Value
      ? Value extends Columns<infer Row>
        ? (row: Row) => void
        : never
      : never
  >
>
type Both<Lists> = [Lists] extends [never] ? object : [Lists] extends [(row: infer Row) => void] ? Row : never

/** The type of the rows that a statement with these columns returns. */
export type RowOf<List extends Columns<unknown>> = List extends Columns<infer Row> ? CamelCased<Row> : never

/** Returns the names of columns in a list that commas divide. */
export function named<const List extends string>(list: List): readonly NamesIn<List>[] {
  return list.split(',').map((column) => column.trim() as NamesIn<List>)
}

/** of('t', ['id', 'ean']) names the columns of one of several tables: `t.id`, `t.ean`. */
export function of<const Alias extends string, Column extends string>(
  alias: Alias,
  names: readonly Column[],
) {
  return names.map((column) => `${alias}.${column}` as const)
}

/** Returns values of a row by the names of their columns, as statements and the bodies of the API have them. */
export function inSnakeCase<
  const List extends string,
  Row extends Readonly<Record<CamelCase<NamesIn<List>>, unknown>>,
>(row: Row, names: List | readonly List[]): { [Each in NamesIn<List>]: Row[CamelCase<Each>] } {
  const columns = [names].flat().flatMap(named)
  return Object.fromEntries(columns.map((column) => [column, row[camelCase(column) as keyof Row]])) as {
    [Each in NamesIn<List>]: Row[CamelCase<Each>]
  }
}

type Written<Value> = Value extends string
  ? string extends Value
    ? string | number
    : Value
  : Value extends Date
    ? Date | string
    : Value extends readonly (infer Element)[]
      ? readonly Written<Element>[]
      : Value

/** Values for columns of a table. Properties that are no columns do not compile. */
type Values<Table extends TableName, Given> = {
  readonly [Name in keyof Given]: Name extends keyof Tables[Table]
    ? Written<Tables[Table][Name]> | Part
    : never
}

/** insert into tyre ${insertion('tyre', { state, ean })} */
export function insertion<Table extends TableName, Given extends Values<Table, Given>>(
  _table: Table,
  values: Given,
): Part {
  const written = Object.values(values).map((value) => part`${value}`)
  return part`(${namesOf(values)}) values (${joined(written, ', ')})`
}

/** update tyre set ${assignment('tyre', { state, ean })} */
export function assignment<Table extends TableName, Given extends Values<Table, Given>>(
  _table: Table,
  values: Given,
): Part {
  return joined(
    Object.entries(values).map(([column, value]) => part`${name(column)} = ${value}`),
    ', ',
  )
}

/** insert into landing_text ${upsertion('landing_text', ['type', 'name'], { type, name, texts })} replaces a row of the same key. */
export function upsertion<Table extends TableName, Given extends Values<Table, Given>>(
  table: Table,
  key: readonly (keyof Given & string)[],
  values: Given,
): Part {
  const others = Object.keys(values).filter((column) => !(key as readonly string[]).includes(column))
  const replaced = others.map((column) => part`${name(column)} = excluded.${name(column)}`)
  return part`${insertion(table, values)}
    on conflict (${joined(key.map(name), ', ')}) do update set ${joined(replaced, ', ')}`
}

const namesOf = (values: object) => joined(Object.keys(values).map(name), ', ')
