import { readSize, sizesOf } from './sizes-of.ts'

type Size = NonNullable<ReturnType<typeof readSize>>
interface Fitment {
  readonly front: Size
  readonly rear: Size | null
}

/**
 * Returns the choices that the sizes of the axles make. If a vehicle has two axles with different sizes, the sizes at
 * the same place of both axles belong together as front and rear. Otherwise each size is used on all wheels.
 */
export function fitmentsOf(axles: readonly (readonly string[])[]): Fitment[] {
  const [front = [], rear = []] = axles
  const frontSizes = sizesOf(front)
  const isPaired =
    axles.length === 2 &&
    front.length === rear.length &&
    sizesOf([...front, ...rear]).length > Math.min(frontSizes.length, sizesOf(rear).length)
  if (!isPaired) return sizesOf(axles.flat()).map((size) => ({ front: size, rear: null }))
  const fitments = front.flatMap((text, place) => {
    const ofRear = readSize(rear[place] ?? '')
    const ofFront = readSize(text) ?? ofRear
    if (!ofFront) return []
    return [{ front: ofFront, rear: ofFront.size_text === ofRear?.size_text ? null : ofRear }]
  })
  const name = ({ front: one, rear: other }: Fitment) => `${one.size_text} ${other?.size_text ?? ''}`
  return [...new Map(fitments.map((fitment) => [name(fitment), fitment])).values()]
}
