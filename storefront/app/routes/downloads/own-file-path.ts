const folder = /^\/downloads\/(export|file)\/[\w.-]+$/

/** Of the address in an answer only what the shop's own files look like is opened, on the host of this page. */
export function ownFilePath(address: string): string {
  const { pathname, search } = new URL(address)
  if (!folder.test(pathname)) throw new Error('The address is not one of a file of the shop.')
  return pathname + search
}
