import { Icon } from '@pito/ui/icon'

interface TyrePictureProps {
  /** The address of one width; the others are its neighbours. */
  src: string | null
  alt: string
  /** How wide it stands. Left out, it is small: nine rem at most, as in lists. */
  sizes?: string | undefined
  /** A small one that may stand twice as wide, as in grids: sharp enough on dense screens too. */
  wide?: boolean | undefined
  /** Among the first on the page: fetched at once. */
  eager?: boolean | undefined
}

/** Of those that the server makes. */
const widths = [150, 300, 450, 600, 900]
const folder = /\/pictures\/\d+\//

export function TyrePicture({ src, alt, sizes, wide, eager }: TyrePictureProps) {
  if (src === null) return <Icon name="tyre" className="no-picture" />
  const resized = (width: number) => src.replace(folder, `/pictures/${width}/`)
  // By density and not by width: twenty of them stand in a list.
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
    />
  )
}
