import type { Point } from './point.ts'
import { initialsOf } from './point.ts'

/** Shows the logo of a service point or, if it has none, the initials of its name. */
export function PointMark({ point: { name, picture } }: { point: Point }) {
  if (picture)
    return <img className="point__mark" src={picture} alt="" width={48} height={48} loading="lazy" />
  return (
    <span className="point__mark" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
