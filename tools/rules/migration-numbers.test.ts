import { expect, test } from 'vitest'
import { projectFiles } from '../project-files.ts'
import { migrationNumbers } from './migration-numbers.ts'

const files = projectFiles()
const add = (name: string) => [
  ...files.map((file) =>
    file.path === 'docs/schema.sql' ? { ...file, text: `-- ${name}\n${file.text}` } : file,
  ),
  { path: `server/migrations/${name}`, text: 'select 1;' },
]

test('the migrations of the project keep the rule', () => {
  expect(migrationNumbers(files)).toEqual([])
})

test('a new migration below 1000 is refused', () => {
  expect(migrationNumbers(add('0999-late.sql'))).toEqual([expect.stringContaining('are closed')])
})

test('a changed and a deleted migration below 1000 are refused', () => {
  const isFirst = ({ path }: { path: string }) => path === 'server/migrations/0001-platform.sql'
  const changed = files.map((file) => (isFirst(file) ? { ...file, text: `${file.text} ` } : file))
  const deleted = files.filter((file) => !isFirst(file))
  for (const broken of [changed, deleted])
    expect(migrationNumbers(broken)).toEqual([expect.stringContaining('are closed')])
})

test('a number from 1000 on is free once, whatever the module', () => {
  expect(migrationNumbers(add('9998-orders.sql'))).toEqual([])
  const twice = [...add('9998-orders.sql'), ...add('9998-brands.sql').slice(-1)]
  expect(migrationNumbers(twice)).toContainEqual(
    expect.stringContaining('more than one file with the number 9998'),
  )
})

test('a file without a number is refused', () => {
  expect(migrationNumbers(add('late.sql'))).toEqual([expect.stringContaining('NNNN-name.sql')])
})

test('a migration after which docs/schema.sql was not written is refused', () => {
  const late = { path: 'server/migrations/9998-orders.sql', text: 'select 1;' }
  expect(migrationNumbers([...files, late])).toEqual([expect.stringContaining('npm run schema')])
})
