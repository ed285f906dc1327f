import { Icon } from '@pito/ui/icon'

interface TyrePictureProps {
  /** The address of one width; the others are its neighbours. */
  src: string | null
  alt: string
  sizes: string
  /** Never shown larger than a card's: fewer widths, as there are twenty of them in a list. */
  small?: boolean | undefined
  /** Among the first on the page: fetched at once. */
  eager?: boolean | undefined
}

/** Of those that the server makes. */
const smallWidths = [150, 300]
const widths = [...smallWidths, 450, 600, 900]
const folder = /\/pictures\/\d+\//

export function TyrePicture({ src, alt, sizes, small, eager }: TyrePictureProps) {
  if (src === null) return <Icon name="ring" className="no-picture" />
  const resized = (width: number) => src.replace(folder, `/pictures/${width}/`)
  const offered = small ? smallWidths : widths
  const set = folder.test(src) ? offered.map((width) => `${resized(width)} ${width}w`).join(', ') : undefined
  return (
    <img
      src={resized(small ? 300 : 600)}
      srcSet={set}
      sizes={set && sizes}
      alt={alt}
      width="600"
      height="600"
      loading={eager ? 'eager' : 'lazy'}
    />
  )
}
