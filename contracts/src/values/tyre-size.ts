/** Width in millimetres (inches on some truck tyres), height in per cent of it (0 where the size has none), rim in inches. */
export interface TyreSize {
  readonly width: number
  readonly aspectRatio: number
  readonly diameter: number
}

/** 205/55 R16; without a height 11 R22.5; C marks a van's load rating. */
export function sizeText({ width, aspectRatio, diameter }: TyreSize, commercial = false): string {
  const height = aspectRatio > 0 ? `/${aspectRatio}` : ''
  return `${widthText({ width, aspectRatio, diameter })}${height} R${diameter}${commercial ? 'C' : ''}`
}

export function sizeOfProduct(product: { width: number; aspect_ratio: number; diameter: number }): TyreSize {
  const { width, aspect_ratio: aspectRatio, diameter } = product
  return { width, aspectRatio, diameter }
}

/** Widths of some truck tyres are in inches: none in millimetres is as narrow. */
export function isInInches(width: number): boolean {
  return width < 50
}

/** On a rim of whole inches the trade writes a width in inches with two decimals: 7.50 R16, but 9.5 R17.5. */
function widthText({ width, aspectRatio, diameter }: TyreSize): string {
  return aspectRatio === 0 && isInInches(width) && Number.isInteger(diameter)
    ? width.toFixed(2)
    : String(width)
}

/** The landing page's 205-55R16; without a height 12R22.5. */
export function sizeOfLanding(text: string): TyreSize | null {
  return sizeOf(/^(\d{1,3}(?:\.\d{1,2})?)(?:-(\d{1,2}))?R(\d{1,2}(?:\.\d)?)$/i.exec(text))
}

export function landingOfSize({ width, aspectRatio, diameter }: TyreSize): string {
  const height = aspectRatio > 0 ? `-${aspectRatio}` : ''
  return `${width}${height}R${diameter}`
}

/** The product address's segment 205-55-R16. */
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
