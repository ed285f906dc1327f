import { Bone } from '@pito/ui/skeleton'

/** Shows placeholders in the same grid as a card, so that nothing moves when the tyres appear. */
export function CardSkeleton() {
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
        <span className="card__fitting" />
      </p>
      <div className="card__buy">
        <Bone kind="title" width="half" />
        <Bone width="long" />
      </div>
    </div>
  )
}
