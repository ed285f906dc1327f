/** The widths, in pixels, that the server produces. */
const widths = [300, 450, 600, 900]
const folder = /\/pictures\/\d+\//

interface Named {
  readonly src: string
  readonly srcSet?: string
}

/** A picture of the API from its base path and name, with a `srcSet` of all widths if this server produces it. */
export function pictureAt(basePath: string, name: string): Named {
  const src = basePath + name
  if (!folder.test(src)) return { src }
  const at = (width: number) => src.replace(folder, `/pictures/${width}/`)
  return { src, srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') }
}
