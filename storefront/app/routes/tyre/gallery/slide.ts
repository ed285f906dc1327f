export interface Slide {
  readonly src: string
  readonly alt: string
  /**
   * True for the EU label, which the server draws for this tyre and which is sharp at any size; other slides are
   * illustrations.
   */
  readonly label?: true
}

/** The address of the same picture in another width that the server produces. */
export function inWidth({ src, label }: Slide, width: 150 | 1800): string {
  return label ? src : src.replace(/\/pictures\/\d+\//, `/pictures/${width}/`)
}
