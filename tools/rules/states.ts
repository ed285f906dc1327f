import { runMoves } from '../../contracts/src/values/run-moves.ts'
import type { StateTable } from '../../contracts/src/values/state-table.ts'
import { statesOf } from '../../contracts/src/values/state-table.ts'
import { attemptMoves } from '../../server/src/orders/rules/attempt-moves.ts'
import { orderMoves } from '../../server/src/orders/rules/order-moves.ts'
import type { Rule } from '../project-files.ts'
import { isTest } from '../project-files.ts'

interface Noun {
  readonly title: string
  readonly file: string
  readonly table: StateTable<string>
  /** The column that holds the state, and the only file of the server that may change it. */
  readonly column: { readonly table: string; readonly name: string; readonly movedIn: string }
}

const nouns: readonly Noun[] = [
  {
    title: 'Order',
    file: 'server/src/orders/rules/order-moves.ts',
    table: orderMoves,
    column: { table: 'shop_order', name: 'progress', movedIn: 'server/src/orders/move-order.ts' },
  },
  {
    title: 'Payment attempt',
    file: 'server/src/orders/rules/attempt-moves.ts',
    table: attemptMoves,
    column: {
      table: 'payment_attempt',
      name: 'state',
      movedIn: 'server/src/orders/attempts/attempt-store.ts',
    },
  },
  {
    title: 'Import or bulk action',
    file: 'contracts/src/values/run-moves.ts',
    table: runMoves,
    column: { table: 'run', name: 'state', movedIn: 'server/src/imports/run-store.ts' },
  },
]

export const statesPath = 'docs/states.md'

/** Requires docs/states.md to show the tables of moves, and states to be changed only by the functions that ask them. */
export const states: Rule = (files) => {
  const written = files.find(({ path }) => path === statesPath)?.text
  const current = written === statesDocument()
  return [
    ...(current ? [] : [`${statesPath} is not what the tables of moves say. npm run states writes it.`]),
    ...nouns.flatMap(({ column }) =>
      files
        .filter((file) => file.path.startsWith('server/src/') && !isTest(file))
        .filter(({ path, text }) => path !== column.movedIn && changes(column).test(text))
        .map(({ path }) => `${path} changes ${column.table}.${column.name}, which ${column.movedIn} does.`),
    ),
  ]
}

/** Matches an UPDATE that assigns the column: the text between `set` and `where` names it before an equals sign. */
function changes({ table, name }: Noun['column']): RegExp {
  return new RegExp(`update ${table} set(?:(?!\\bwhere\\b)[^\`])*\\b${name} = `)
}

export function statesDocument(): string {
  return `# States

The states of records and the moves between them. \`npm run states\` writes this page from the tables in the code, and \`npm run check\` compares the two. The checks of the use cases ask the same tables, so a move that is not here fails. A job is work of the shop outside a request; a provider moves a payment by a verified report, or by refusing to begin it; a command is one at the command line.

${nouns.map(sectionOf).join('\n')}`
}

function sectionOf({ title, file, table, column }: Noun): string {
  const from = statesOf(table)
  const moves = from.flatMap((state) =>
    Object.entries(table[state]?.moves ?? {}).map(([to, by = []]) => ({ state, to, by: by.join(', ') })),
  )
  const begins = from.flatMap((state) => {
    const by = table[state]?.begins
    return by ? [{ state: '[*]', to: state, by: by.join(', ') }] : []
  })
  const ends = from.filter((state) => Object.keys(table[state]?.moves ?? {}).length === 0)
  return `## ${title}

The column \`${column.table}.${column.name}\`; the table is \`${file}\`.

| state | meaning |
|---|---|
${from.map((state) => `| \`${state}\` | ${table[state]?.means} |\n`).join('')}
| from | to | by |
|---|---|---|
${moves.map(({ state, to, by }) => `| \`${state}\` | \`${to}\` | ${by} |\n`).join('')}
\`\`\`mermaid
stateDiagram-v2
${[...begins, ...moves].map(({ state, to, by }) => `  ${state} --> ${to}: ${by}\n`).join('')}${ends.map((state) => `  ${state} --> [*]\n`).join('')}\`\`\`
`
}
