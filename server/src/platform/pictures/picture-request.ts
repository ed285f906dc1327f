/** The widths, in pixels, in which pages show pictures. */
export const pageWidths = [150, 300, 450, 600, 900] as const
/**
 * The two largest widths are for shared links and for the zoom. No others are made, so that a URL cannot request work
 * that no page needs.
 */
const pictureWidths = [...pageWidths, 1200, 1800] as const
const pictureFormats = ['avif', 'webp', 'jpeg'] as const

export interface PictureRequest {
  readonly name: string
  readonly width: number
  readonly format: (typeof pictureFormats)[number]
}

const fileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(avif|webp|jpg)$/

export function pictureRequest(width: string, file: string): PictureRequest | null {
  const known = pictureWidths.find((each) => String(each) === width)
  const [, name, ending] = fileName.exec(file) ?? []
  if (known === undefined || name === undefined || name.length > 80) return null
  return { name, width: known, format: formatOf(ending) }
}

function formatOf(ending: string | undefined): PictureRequest['format'] {
  return ending === 'jpg' ? 'jpeg' : (pictureFormats.find((each) => each === ending) ?? 'avif')
}
