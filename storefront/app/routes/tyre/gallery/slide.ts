export interface Slide {
  readonly src: string
  readonly alt: string
  /** Drawn by the server for this tyre, sharp at any size; the others are illustrations. */
  readonly label?: true
}

/** The same picture in another of the widths that the server makes. */
export function inWidth({ src, label }: Slide, width: 150 | 1800): string {
  return label ? src : src.replace(/\/pictures\/\d+\//, `/pictures/${width}/`)
}
