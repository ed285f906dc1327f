import { Bone } from '@pito/ui/skeleton'

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

/** Shows placeholders in the same grid as a card, so that nothing moves when the tyres appear. */
function CardSkeleton() {
  return (
    <div className="card card--bones">
      <div className="tyrebox" />
      <div className="card__title">
        <Bone width="short" />
        <Bone kind="title" width="long" />
        <Bone width="half" />
      </div>
      <p className="card__index">
        <Bone width="long" />
      </p>
      <div className="card__label">
        <Bone width="long" />
      </div>
      <p className="card__stock">
        <Bone width="short" />
      </p>
      <div className="card__buy">
        <Bone kind="title" width="half" />
        <Bone width="long" />
      </div>
    </div>
  )
}
