import type { Rule } from '../project-files.ts'
import { isCode } from '../project-files.ts'

const generated = 'server/src/platform/database/tables.ts'
const limits = { most: 400, nineInTen: 200 }

/**
 * Limits the length of files. Biome limits the length of functions, by complexity/noExcessiveLinesPerFunction in
 * biome.json.
 */
export const sizes: Rule = (files) => {
  const counted = files
    .filter((file) => (isCode(file) && file.path !== generated) || file.path.endsWith('.css'))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
  const sorted = counted.map(({ lines }) => lines).sort((one, other) => one - other)
  const ninthOfTen = sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0
  return [
    ...counted
      .filter(({ lines }) => lines > limits.most)
      .map(({ path, lines }) => `${path} has ${lines} lines; the most is ${limits.most}. Split it by idea.`),
    ...(ninthOfTen > limits.nineInTen
      ? [`One file in ten has more than ${ninthOfTen - 1} lines; it should be ${limits.nineInTen}.`]
      : []),
  ]
}
