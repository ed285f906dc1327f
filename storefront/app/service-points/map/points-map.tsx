import { Anchor } from '@pito/ui/anchor'
import { classes } from '@pito/ui/classes'
import './points-map.css'
import { finland, mapPoint, unitsOfKm } from '@pito/contracts/values/finland-map'
import { useWords } from '@pito/web/words/words'
import { servicePoints } from '../service-point-words.ts'
import type { MapMark, MapView } from './map-mark.ts'
import { nameAbove, nameSize } from './map-mark.ts'

export interface PointsMapProps {
  readonly view: MapView
  readonly marks: readonly MapMark[]
  /** The area that was searched, which the map shows as a circle. */
  readonly circle?: {
    readonly latitude: number
    readonly longitude: number
    readonly radiusKm: number
  } | null
  /** The id of the mark that is under the pointer or has the focus, on the map or in the list. */
  readonly active?: string | null
  readonly chosen?: string | null
  readonly onActive?: (id: string | null) => void
  /** True for a small map, whose marks and names are drawn larger. */
  readonly small?: boolean
}

/**
 * A map that illustrates the list beside it, for visitors with a pointer. Keyboards and screen readers skip it,
 * because the list has the same content and a hundred marks in the tab order would be in the way.
 */
export function PointsMap({ view, marks, circle, active, chosen, onActive, small }: PointsMapProps) {
  const w = useWords(servicePoints)
  const { x, y, width, height } = view
  const dot = Math.max(width, height / 2) / (small ? 30 : 75)
  const drawn = marks.toSorted((one, other) => rank(one.id) - rank(other.id))
  function rank(id: string) {
    return (id === active ? 2 : 0) + (id === chosen ? 1 : 0)
  }
  return (
    <figure className={classes('points-map', small && 'points-map--small')}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <image href={`/maps/finland-${dotsFor(width)}.svg`} {...finland} />
        {circle && <Circle {...circle} dot={dot} />}
        {drawn.map((mark) => (
          <Anchor
            key={mark.id}
            href={mark.href}
            tabIndex={-1}
            className={classOf(mark.id === active, mark.id === chosen)}
            onPointerEnter={() => onActive?.(mark.id)}
            onPointerLeave={() => onActive?.(null)}
          >
            <title>{mark.name}</title>
            <circle className="points-map__reach" cx={mark.x} cy={mark.y} r={dot * 3.1} />
            <circle cx={mark.x} cy={mark.y} r={dot * (0.8 + 0.25 * Math.sqrt(mark.points))} />
          </Anchor>
        ))}
        {marks
          .filter(({ id }) => id === active)
          .map((mark) => (
            <Name key={mark.id} mark={mark} view={view} dot={dot} />
          ))}
      </svg>
      <figcaption className="small quiet">{w.map}</figcaption>
    </figure>
  )
}

/** Chooses the set of dots by the width of the view. The closer the view is, the smaller the dots are. */
function dotsFor(width: number): 'far' | 'near' | 'close' {
  if (width > finland.width / 2) return 'far'
  return width > finland.width / 6 ? 'near' : 'close'
}

function classOf(isActive: boolean, isChosen: boolean): string {
  return ['points-map__mark', isActive && 'points-map__mark--active', isChosen && 'points-map__mark--chosen']
    .filter(Boolean)
    .join(' ')
}

function Circle({
  latitude,
  longitude,
  radiusKm,
  dot,
}: NonNullable<PointsMapProps['circle']> & { dot: number }) {
  const { x, y } = mapPoint(latitude, longitude)
  return (
    <>
      <circle
        className="points-map__circle"
        cx={x}
        cy={y}
        r={unitsOfKm(radiusKm, latitude)}
        strokeWidth={dot / 4}
      />
      <circle className="points-map__you" cx={x} cy={y} r={dot} strokeWidth={dot / 2} />
    </>
  )
}

function Name({ mark, view, dot }: { mark: MapMark; view: MapView; dot: number }) {
  const { x, y } = nameAbove(mark, view, dot)
  return (
    <text
      className="points-map__name"
      x={x}
      y={y}
      textAnchor="middle"
      fontSize={dot * nameSize}
      strokeWidth={dot}
    >
      {mark.name}
    </text>
  )
}
