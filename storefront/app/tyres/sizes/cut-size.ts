const longest = 25

/** Limits the marking to 25 characters; the full text is in its title. */
export function cutSize(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}
