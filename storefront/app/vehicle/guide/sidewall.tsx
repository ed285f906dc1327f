import type { StockedVehicleSize } from '@pito/contracts/recommendations'
import type { VehicleFitment } from '@pito/contracts/vehicles'
import { useWords } from '@pito/web/words/words'
import { guideWords } from './guide-words.ts'

interface SidewallProps {
  /** One of the approved sizes of the vehicle. */
  readonly size: VehicleFitment['front']
  /** The indexes that the vehicle needs, if they are known. */
  readonly needs: Pick<StockedVehicleSize, 'load_index' | 'speed_index'> | undefined
}

/** A drawing of a sidewall that marks where the size stands. The alternative text says the same in words. */
export function Sidewall({ size, needs }: SidewallProps) {
  const w = useWords(guideWords)
  const { load_index: load = null, speed_index: speed = null } = needs ?? {}
  const marking = `${size.size_text} ${load ?? ''}${speed ?? ''}`.trim()
  const parts = [
    w.width(size.width),
    ...(size.aspect_ratio > 0 ? [w.profile(size.aspect_ratio)] : []),
    w.rim(size.diameter),
    ...(load === null ? [] : [w.loadIndex(load)]),
    ...(speed === null ? [] : [w.speedIndex(speed)]),
  ]
  return (
    <svg
      className="sidewall"
      viewBox="0 0 320 110"
      role="img"
      aria-label={w.sidewall(marking, parts.join(', '))}
    >
      <path className="sidewall__tyre" d="M16 108 A155 155 0 0 1 304 108 L223 108 A85 85 0 0 0 97 108 Z" />
      <path className="sidewall__rim" d="M108 108 A77 77 0 0 1 212 108" />
      <path className="sidewall__mark" d="M75 80 A120 120 0 0 1 245 80" />
      <path id="sidewall-line" d="M60 107 A115 115 0 0 1 260 107" fill="none" />
      <text>
        <textPath href="#sidewall-line" startOffset="50%">
          {marking}
        </textPath>
      </text>
    </svg>
  )
}
