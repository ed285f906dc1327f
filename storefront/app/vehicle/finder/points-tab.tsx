import { PointsFinder } from '../../service-points/points-finder.tsx'

export function PointsTab() {
  return (
    <div className="finder__points">
      <PointsFinder radiusAfterClearing={20} />
    </div>
  )
}
