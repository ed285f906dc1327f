import { sizeText } from '@pito/contracts/values/tyre-size'
import type { ListSize } from './list-state.ts'

/**
 * Formats the size, for example as 205/55 R16. If only a part of it is chosen, formats that part. A rear size follows
 * after a plus sign.
 */
export function sizeOfList({ width, height, diameter, rear }: ListSize): string {
  if (width !== null && height !== null && diameter !== null)
    return [sizeText({ width, aspectRatio: height, diameter }), ...(rear ? [sizeOfList(rear)] : [])].join(
      ' + ',
    )
  const profile = height === null || height === 0 ? '' : `/${height}`
  const rim = diameter === null ? '' : `R${diameter}`
  return [width === null ? '' : `${width}${profile}`, rim].filter(Boolean).join(' ')
}
