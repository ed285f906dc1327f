import { expect, test } from 'vitest'
import { projectFiles } from '../project-files.ts'
import { migrationSafety } from './migration-safety.ts'

const timeout = "set local lock_timeout = '5s';\n"
const changelog = { path: 'CHANGELOG.md', text: '# Changelog\n\n## Unreleased\n\n## 1.2.0\n' }
const earlier = {
  path: 'server/migrations/0001-tyre.sql',
  text: 'create table tyre (id integer, size text); create unique index tyre_of_size on tyre (size); drop table wheel;',
}
const faultsIn = (text: string) =>
  migrationSafety([changelog, earlier, { path: 'server/migrations/9998-late.sql', text }])

test('the migrations of the project keep the rule', () => {
  expect(migrationSafety(projectFiles())).toEqual([])
})

test.each([
  [
    'a new table with its index',
    'create table rim (id integer not null); create index rim_of_id on rim (id);',
  ],
  ['a column that may be null', 'alter table tyre add column colour text;'],
  ['a column with a default', "alter table tyre add column colour text not null default 'black';"],
  ['a column that is derived', 'alter table tyre add n text not null generated always as (size) stored;'],
  ['several columns', 'alter table tyre add column a text check (a in (1, 2)), add column b numeric(4, 2);'],
  [
    'a longer list of values',
    'alter table tyre drop constraint tyre_size_check; alter table tyre add constraint tyre_size_check check (true);',
  ],
  ['a column that may be null from now on', 'alter table tyre alter column size drop not null;'],
  [
    'a check of values',
    'alter table tyre add check (size is not null), add column a text check (a is not null);',
  ],
  ['the end of an index', 'drop index tyre_by_size;'],
  [
    'a function that mentions a drop',
    'create or replace function f() returns void as $$ drop table tyre; $$;',
  ],
  [
    'a comment and a text about a drop',
    "-- It isn't dropped: drop table tyre;\nupdate tyre set size = 'a; drop table b';",
  ],
  [
    'a constraint of an index that exists',
    'alter table tyre add constraint t unique using index tyre_of_size;',
  ],
])('%s is accepted', (_, text) => {
  expect(faultsIn(timeout + text)).toEqual([])
})

test.each([
  ['a dropped table', 'drop table tyre;', 'drops: drop table tyre'],
  ['a dropped view', 'drop view if exists v;', 'drops: drop view'],
  ['a dropped column', 'alter table tyre drop column size;', 'drop column size'],
  ['a dropped column without the word', 'alter table only tyre drop size;', 'drop size'],
  ['a dropped constraint', 'alter table tyre drop constraint tyre_key;', 'drop constraint tyre_key'],
  ['a dropped default', 'alter table tyre alter column size drop default;', 'drop default'],
  ['a dropped unique index', 'drop index tyre_of_size;', 'drops: drop index'],
  ['a renamed table', 'ALTER TABLE tyre\n  RENAME TO tire;', 'renames'],
  ['a renamed column', 'alter table tyre rename column size to dimension;', 'renames'],
  ['another type', 'alter table tyre alter column size type integer;', 'changes the type of size'],
  ['a column that becomes required', 'alter table tyre alter size set not null;', 'set not null'],
  ['a required column without a default', 'alter table tyre add colour text not null;', 'not null'],
  ['an index that locks', 'create unique index tyre_by_size on tyre (size);', 'build it concurrently'],
  [
    'a unique constraint that locks',
    'alter table tyre add constraint t unique (size);',
    'build it concurrently',
  ],
  ['a unique column', 'alter table tyre add column ean text unique;', 'build it concurrently'],
])('%s is refused', (_, text, fault) => {
  expect(faultsIn(timeout + text)).toEqual([expect.stringContaining(fault)])
})

test('a migration without a limit for the wait on a lock is refused', () => {
  expect(faultsIn('alter table tyre add column colour text;')).toEqual([
    expect.stringContaining('lock_timeout'),
  ])
})

test('a migration without a transaction holds one statement that can be repeated', () => {
  const index = 'create index concurrently if not exists tyre_by_size on tyre (size);'
  expect(faultsIn(`-- no transaction\n${index}`)).toEqual([])
  const refused = [expect.stringContaining('one statement only')]
  expect(faultsIn(`-- no transaction\n${index}\n${index}`)).toEqual(refused)
  expect(faultsIn(`-- no transaction\n${index.replace('if not exists ', '')}`)).toEqual(refused)
})

test.each([
  ['1.2.0', 0],
  ['1.3.0', 1],
])('what version %s no longer uses may be dropped once it is released', (version, faults) => {
  const text = `-- contract since ${version}: The size is read from its parts.\nalter table tyre drop column size;`
  expect(faultsIn(timeout + text)).toHaveLength(faults)
})

test('a release does not permit a new name or a locking index', () => {
  const text =
    '-- contract since 1.2.0: Done.\nalter table tyre rename to tire; create index i on tyre (size);'
  expect(faultsIn(timeout + text)).toHaveLength(2)
})
