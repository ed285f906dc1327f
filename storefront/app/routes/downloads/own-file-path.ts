const folder = /^\/downloads\/(export|file)\/[\w.-]+$/

/**
 * Returns the path of an address from the API if it belongs to the shop's own files; the host is always that of this
 * page.
 */
export function ownFilePath(address: string): string {
  const { pathname, search } = new URL(address)
  if (!folder.test(pathname)) throw new Error('The address is not one of a file of the shop.')
  return pathname + search
}
