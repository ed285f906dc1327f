import { expect, test } from 'vitest'
import { notesOf, whyNotReleased } from './why-not-released.ts'

const changelog = `# Changelog

## Unreleased

## 1.10.0 - 2026-12-01

#### Added

- Tyres have colours.

## 1.9.0 - 2026-11-01

- Tyres are round.
`

test('the newest version of the changelog is released if all older ones have tags', () => {
  expect(whyNotReleased(changelog, '1.10.0', ['v1.9.0'])).toBeNull()
})

test.each([
  ['1.9.0', [], 'The version in package.json is 1.9.0, and the first one in CHANGELOG.md is 1.10.0.'],
  ['1.10.0', ['v1.9.0', 'v1.10.0'], 'The tag v1.10.0 exists already.'],
  [
    '1.10.0',
    ['v1.8.0'],
    'CHANGELOG.md names 1.9.0 without a tag: run git fetch --tags, or tag these commits first.',
  ],
])('%s with the tags %j is refused with: %s', (version, tags, sentence) => {
  expect(whyNotReleased(changelog, version, tags)).toBe(sentence)
})

test('a changelog without a version names nothing to release', () => {
  expect(whyNotReleased('# Changelog\n\n## Unreleased\n', '1.0.0', [])).toContain('is missing')
})

test('the notes of a version are its section', () => {
  expect(notesOf(changelog, '1.10.0')).toBe('#### Added\n\n- Tyres have colours.')
  expect(notesOf(changelog, '1.9.0')).toBe('- Tyres are round.')
})
