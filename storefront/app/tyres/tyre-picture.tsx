import { Icon } from '@pito/ui/icon'

interface TyrePictureProps {
  /** The address of one width; the others are its neighbours. */
  src: string | null
  alt: string
  sizes: string
  /** Among the first on the page: fetched at once. */
  eager?: boolean | undefined
}

/** Those that the server makes. */
const widths = [150, 300, 450, 600, 900]
const folder = /\/pictures\/\d+\//

export function TyrePicture({ src, alt, sizes, eager }: TyrePictureProps) {
  if (src === null) return <Icon name="ring" className="no-picture" />
  const resized = (width: number) => src.replace(folder, `/pictures/${width}/`)
  const set = folder.test(src) ? widths.map((width) => `${resized(width)} ${width}w`).join(', ') : undefined
  return (
    <img
      src={src}
      srcSet={set}
      sizes={set && sizes}
      alt={alt}
      width="600"
      height="600"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
