import { CardSkeleton } from '../cards/card-skeleton.tsx'

/** Shows placeholders for the given number of cards. The bar above the list announces that the tyres are being loaded. */
export function CardPlaceholders({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <div className="skel results with-scripts" aria-hidden="true">
      {places.map((place) => (
        <div className="cardbox" key={place}>
          <CardSkeleton />
        </div>
      ))}
    </div>
  )
}
