import type { Rule } from '../project-files.ts'
import { isCode } from '../project-files.ts'

const mostPercent = 5
const comment = /^\s*(\/\/|\/\*|\*(\s|\/|$)|\{\/\*)/

/** Types in plain JavaScript are written as comments, which makes them no comments. */
export const comments: Rule = (files) => {
  const lines = files
    .filter((file) => isCode(file) && !file.path.endsWith('.js'))
    .flatMap(({ text }) => text.split('\n'))
  const count = lines.filter((line) => comment.test(line)).length
  const percent = (100 * count) / Math.max(1, lines.length)
  if (percent <= mostPercent) return []
  return [
    `${percent.toFixed(1)} % of the lines are comments; the most is ${mostPercent} %. Say why, not what.`,
  ]
}
