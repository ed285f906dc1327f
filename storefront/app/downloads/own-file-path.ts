const folder = /^\/downloads\/(export|file)\/[\w.-]+$/

/**
 * Returns the path and query of a file's URL from the API. The browser then downloads the file from the host of the
 * page. Throws an error if the path is not in the folder of the shop's files.
 */
export function ownFilePath(address: string): string {
  const { pathname, search } = new URL(address)
  if (!folder.test(pathname)) throw new Error('The address is not one of a file of the shop.')
  return pathname + search
}
