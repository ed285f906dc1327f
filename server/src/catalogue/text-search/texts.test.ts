import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { labelOfPart } from './part-labels.ts'
import { demoVocabulary } from './testing/demo-vocabulary.ts'
import { writtenAs } from './typed-text.ts'
import { understand } from './understand.ts'

const vocabulary = demoVocabulary()

/** A search text, the labels of what is understood, the words that are not used, and the corrections. */
const texts = readFileSync(join(import.meta.dirname, 'testing/texts.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(';') as [string, string, string, string])

function readingOf(text: string): string[] {
  const { typed, parts, notFound, corrected } = understand(text, vocabulary)
  const labels = parts.flatMap((part) => (part.kind === 'filler' ? [] : [labelOfPart(part, 'en')]))
  return [
    text,
    labels.map((label) => label.replaceAll('\u00a0', ' ')).join(', '),
    notFound.map((pieces) => writtenAs(typed, pieces)).join(', '),
    corrected.map(({ used }) => used).join(', '),
  ]
}

test.each(texts)('%s means: %s; not used: %s; corrected to: %s', (...row) => {
  expect(readingOf(row[0])).toEqual(row)
})

test('the table has at least 150 texts', () => {
  expect(texts.length).toBeGreaterThanOrEqual(150)
})
