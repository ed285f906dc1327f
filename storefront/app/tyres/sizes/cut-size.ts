const longest = 25

/** Shortens the marking to 25 characters. The `title` attribute of the element contains the full marking. */
export function cutSize(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}
