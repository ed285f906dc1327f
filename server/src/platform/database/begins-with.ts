import type { Part } from './statement.ts'
import { part } from './statement.ts'

/** The last character of Unicode: no text that begins with a prefix sorts after the prefix and this character. */
const last = '\u{10FFFF}'

/**
 * SQL for the condition that an expression begins with a text, which an index of it with `text_pattern_ops` answers. A
 * `like` would read the whole table: statements are planned once, without their values, and PostgreSQL uses an index for
 * `like` only if it knows the pattern.
 */
export function beginsWith(expression: Part, text: string): Part {
  return part`(${expression} ~>=~ ${text} and ${expression} ~<~ ${text + last})`
}
