/**
 * A tyre size. The width is in millimetres (in inches on some truck tyres), the aspect ratio in per cent of the width
 * (0 if the size has none), and the rim diameter in inches.
 */
export interface TyreSize {
  readonly width: number
  readonly aspectRatio: number
  readonly diameter: number
}

/**
 * Formats a size such as 205/55 R16, or 11 R22.5 if there is no aspect ratio. With `commercial` the letter C is
 * added, which marks the load rating of van tyres.
 */
export function sizeText({ width, aspectRatio, diameter }: TyreSize, commercial = false): string {
  const height = aspectRatio > 0 ? `/${aspectRatio}` : ''
  return `${widthText({ width, aspectRatio, diameter })}${height} R${diameter}${commercial ? 'C' : ''}`
}

export function sizeOfProduct(product: { width: number; aspect_ratio: number; diameter: number }): TyreSize {
  const { width, aspect_ratio: aspectRatio, diameter } = product
  return { width, aspectRatio, diameter }
}

export function isSameSize(one: TyreSize, other: TyreSize): boolean {
  return one.width === other.width && one.aspectRatio === other.aspectRatio && one.diameter === other.diameter
}

/** Tells whether a width is in inches, as on some truck tyres. No width in millimetres is below 50. */
export function isInInches(width: number): boolean {
  return width < 50
}

/**
 * Formats the width. The trade writes a width in inches with two decimals if the rim is in whole inches: 7.50 R16,
 * but 9.5 R17.5.
 */
function widthText({ width, aspectRatio, diameter }: TyreSize): string {
  return aspectRatio === 0 && isInInches(width) && Number.isInteger(diameter)
    ? width.toFixed(2)
    : String(width)
}

/**
 * Parses the size in the URL of a landing page, such as 205-55R16, or 12R22.5 if there is no aspect ratio. Returns
 * null for other texts.
 */
export function sizeOfLanding(text: string): TyreSize | null {
  return sizeOf(/^(\d{1,3}(?:\.\d{1,2})?)(?:-(\d{1,2}))?R(\d{1,2}(?:\.\d)?)$/i.exec(text))
}

export function landingOfSize({ width, aspectRatio, diameter }: TyreSize): string {
  const height = aspectRatio > 0 ? `-${aspectRatio}` : ''
  return `${width}${height}R${diameter}`
}

/** Parses the size in the URL of a product page, such as 205-55-R16. Returns null for other texts. */
export function sizeOfSegment(text: string): TyreSize | null {
  return sizeOf(/^(\d{1,3}(?:\.\d{1,2})?)-(\d{1,2})-\D{0,3}(\d{1,2}(?:\.\d)?)$/.exec(text))
}

export function segmentOfSize({ width, aspectRatio, diameter }: TyreSize): string {
  return `${width}-${aspectRatio}-R${diameter}`
}

function sizeOf(match: RegExpExecArray | null): TyreSize | null {
  if (!match) return null
  const [, width, aspectRatio = 0, diameter] = match
  return { width: Number(width), aspectRatio: Number(aspectRatio), diameter: Number(diameter) }
}
