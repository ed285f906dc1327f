/** The widths, in pixels, in which pages show pictures. */
export const pageWidths = [150, 300, 450, 600, 900] as const
/** The width of the pictures for search engines and previews of shared links. */
export const largeWidth = 1200
export const zoomWidth = 1800
/** No other widths are made, so that a URL cannot request work that no page needs. */
const pictureWidths = [...pageWidths, largeWidth, zoomWidth] as const
const pictureFormats = ['avif', 'webp', 'jpeg'] as const

export interface PictureRequest {
  readonly name: string
  readonly width: number
  readonly format: (typeof pictureFormats)[number]
}

const fileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(avif|webp|jpg)$/

/** `name` is given if the file is named after the model that the picture shows. */
export function pictureRequest(
  width: string,
  file: string,
  name = file.replace(/\.\w+$/, ''),
): PictureRequest | null {
  const known = pictureWidths.find((each) => String(each) === width)
  const [, , ending] = fileName.exec(file) ?? []
  if (known === undefined || ending === undefined || name.length > 80 || !fileName.test(`${name}.${ending}`))
    return null
  return { name, width: known, format: formatOf(ending) }
}

function formatOf(ending: string | undefined): PictureRequest['format'] {
  return ending === 'jpg' ? 'jpeg' : (pictureFormats.find((each) => each === ending) ?? 'avif')
}
