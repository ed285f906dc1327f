import { createHash } from 'node:crypto'
import type { ProjectFile, Rule } from '../project-files.ts'

const migration = /^server\/migrations\/(\d{4})-[a-z0-9-]+\.sql$/
const firstAscending = 1000
/** The SHA-256 of the names and texts of all migrations below 1000. No file is added to these, and none is changed. */
const closed = 'f908d65e0df8d058ff39f15fb118a3dd3bc7dcbf08ab89a6669d3784704fa279'

/** Requires new migrations to take the numbers from 1000 on, each once, and to be part of docs/schema.sql. */
export const migrationNumbers: Rule = (files) => {
  const migrations = files.filter(({ path }) => path.startsWith('server/migrations/'))
  const ascending = migrations.map(numberOf).filter((number) => number >= firstAscending)
  const schema = files.find(({ path }) => path === 'docs/schema.sql')?.text ?? ''
  const below = migrations.filter((file) => numberOf(file) < firstAscending)
  return [
    ...migrations
      .filter(({ path }) => !migration.test(path))
      .map(({ path }) => `${path} has to be called NNNN-name.sql.`),
    ...ascending
      .filter((number, index) => ascending.indexOf(number) !== index)
      .map((number) => `server/migrations/ has more than one file with the number ${number}.`),
    ...migrations
      .filter((file) => numberOf(file) >= firstAscending)
      .filter(({ path }) => !schema.includes(`-- ${path.slice('server/migrations/'.length)}\n`))
      .map(({ path }) => `docs/schema.sql lacks ${path}. npm run schema writes it.`),
    ...(hashOf(below) === closed
      ? []
      : [
          `The migrations below ${firstAscending} are closed, but one was added, changed or deleted. A new migration takes a number from ${firstAscending} on.`,
        ]),
  ]
}

const numberOf = ({ path }: ProjectFile): number => Number(path.match(migration)?.[1])

function hashOf(files: readonly ProjectFile[]): string {
  const hash = createHash('sha256')
  const lines = files.map(({ path, text }) => `${path}\n${text.replaceAll('\r\n', '\n')}`)
  for (const line of lines.sort()) hash.update(line)
  return hash.digest('hex')
}
