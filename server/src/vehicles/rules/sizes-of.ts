import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { sizeText } from '@pito/contracts/values/tyre-size'

const written = /^(\d{1,3}(?:\.\d{1,2})?)(?:\/(\d{2,3}))?\s*Z?R\s*(\d{2}(?:\.\d)?)(C?)P?\b/i

/** Parses sizes as they are written on tyres. Returns each size once, and leaves out texts that are no size. */
export function sizesOf(texts: readonly string[]) {
  const read = texts.flatMap((text) => readSize(text) ?? [])
  return [...new Map(read.map((size) => [size.size_text, size])).values()]
}

export function readSize(text: string) {
  const match = written.exec(text.trim())
  if (!match) return null
  const size: TyreSize = {
    width: Number(match[1]),
    aspectRatio: Number(match[2] ?? 0),
    diameter: Number(match[3]),
  }
  const commercial = match[4] !== ''
  return {
    width: size.width,
    aspect_ratio: size.aspectRatio,
    diameter: size.diameter,
    commercial,
    size_text: sizeText(size, commercial),
  }
}
