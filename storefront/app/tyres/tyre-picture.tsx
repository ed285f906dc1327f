import { Icon } from '@pito/ui/icon'

interface TyrePictureProps {
  /** The URL of the picture in one width, from which the URLs of the other widths are derived. */
  src: string | null
  alt: string
  /** The `sizes` attribute. Without it the picture is a small one, at most 9 rem wide, as in lists. */
  sizes?: string | undefined
  /**
   * True for a small picture that may be shown at twice the usual width, as in grids, and must be sharp on
   * high-resolution screens too.
   */
  wide?: boolean | undefined
  /** True for the first pictures on a page, which are loaded at once. */
  eager?: boolean | undefined
}

/** The widths, in pixels, in which the server produces pictures. */
const widths = [150, 300, 450, 600, 900]
const folder = /\/pictures\/\d+\//

export function TyrePicture({ src, alt, sizes, wide, eager }: TyrePictureProps) {
  if (src === null) return <Icon name="tyre" className="no-picture" />
  const resized = (width: number) => src.replace(folder, `/pictures/${width}/`)
  // Small pictures have a `srcSet` by density, which is shorter than one by width, because a list contains twenty of
  // them.
  const small = wide ? { src: resized(300) } : { src: resized(150), srcSet: `${resized(300)} 2x` }
  const large = {
    src: resized(600),
    srcSet: widths.map((width) => `${resized(width)} ${width}w`).join(', '),
    sizes,
  }
  return (
    <img
      {...(sizes ? large : small)}
      {...(!folder.test(src) && { src, srcSet: undefined, sizes: undefined })}
      alt={alt}
      width="600"
      height="600"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager && sizes ? 'high' : undefined}
    />
  )
}
