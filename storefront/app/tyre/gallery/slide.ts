export interface Slide {
  readonly src: string
  readonly alt: string
  /**
   * True for the EU label, which the server draws and which is sharp at any size. The other slides are pictures.
   */
  readonly label?: true
  /** True for pictures that staff have uploaded, which are no illustrations. */
  readonly photo?: true
}

/** Returns the URL of the same picture in another of the widths that the server produces. */
export function inWidth({ src, label }: Slide, width: 150 | 1800): string {
  return label ? src : src.replace(/\/pictures\/\d+\//, `/pictures/${width}/`)
}
