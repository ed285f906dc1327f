/** The widths, in pixels, in which the server produces pictures. */
const widths = [300, 450, 600, 900]
const folder = /\/pictures\/\d+\//

interface Named {
  readonly src: string
  readonly srcSet?: string
}

/**
 * Returns the `src` of a picture from its base path and name. If this server produces the picture, also returns a
 * `srcSet` with all widths.
 */
export function pictureAt(basePath: string, name: string): Named {
  const src = basePath + name
  if (!folder.test(src)) return { src }
  const at = (width: number) => src.replace(folder, `/pictures/${width}/`)
  return { src, srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') }
}
