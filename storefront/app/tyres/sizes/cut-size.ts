const longest = 25

/** The marking in no more than 25 characters; the whole stands in its title. */
export function cutSize(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}
