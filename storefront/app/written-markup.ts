// Only browsers write here, and no more than one document brought.
const written = new Map<string, string>()

/** The markup that came with the page, also after it has been taken off the page. */
export function writtenMarkup(id: string): string {
  const known = written.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  written.set(id, known)
  return known
}
