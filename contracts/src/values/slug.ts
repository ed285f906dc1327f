/** A slug is the name of a service point, a town or a content page in URLs. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const longestSlug = 100

export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugPattern.test(text)
}
