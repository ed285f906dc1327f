/** Returns the pattern of `like` for texts that begin with a text. Indexes with `text_pattern_ops` answer it. */
export function beginsWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
