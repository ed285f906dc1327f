export interface ChartStep {
  /** In milliseconds, as `Date.getTime` returns it. */
  readonly at: number
  readonly value: number
}

export interface ChartLine {
  readonly name: string
  /** The values in their order. Each holds until the next one, the last one until the end of the chart. */
  readonly steps: readonly ChartStep[]
}

interface StepChartProps {
  /** What the chart shows. A table with the same values has to stand beside it. */
  readonly label: string
  /** At most two lines. The second is dashed. */
  readonly lines: readonly ChartLine[]
  /** The end of the chart. */
  readonly until: number
  readonly valueText: (value: number) => string
  readonly timeText: (at: number) => string
}

const size = { width: 640, height: 220 }
/** The room for the texts beside and below the lines. */
const room = { start: 100, end: 12, top: 12, bottom: 32 }

/**
 * Draws values that change in steps, such as prices over time. Each change of the first line has a point, because the
 * steps of one day lie on one upright line in a chart of several months.
 */
export function StepChart({ label, lines, until, valueText, timeText }: StepChartProps) {
  const scale = scaleOf(lines, until)
  const middle = (scale.low + scale.high) / 2
  return (
    <figure className="step-chart">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        {[scale.high, middle, scale.low].map((value) => (
          <g key={value}>
            <path
              className="step-chart__grid"
              d={`M${room.start} ${scale.y(value)}H${size.width - room.end}`}
            />
            <text x={room.start - 8} y={scale.y(value)} dy="0.35em" textAnchor="end">
              {valueText(value)}
            </text>
          </g>
        ))}
        <text x={room.start} y={size.height - 8}>
          {timeText(scale.from)}
        </text>
        <text x={size.width - room.end} y={size.height - 8} textAnchor="end">
          {timeText(until)}
        </text>
        {lines[0]?.steps.map(({ at, value }) => (
          <circle
            className="step-chart__point"
            cx={scale.x(at)}
            cy={scale.y(value)}
            r="3.5"
            key={`${at} ${value}`}
          />
        ))}
        {lines.map(({ name, steps }, index) => (
          <path
            key={name}
            className={`step-chart__line step-chart__line--${index + 1}`}
            d={pathOf(steps, scale)}
          />
        ))}
      </svg>
      <figcaption>
        {lines.map(({ name }, index) => (
          <span key={name}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <path className={`step-chart__line step-chart__line--${index + 1}`} d="M0 4H24" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function scaleOf(lines: readonly ChartLine[], until: number) {
  const all = lines.flatMap(({ steps }) => steps)
  const values = all.map(({ value }) => value)
  const from = Math.min(...all.map(({ at }) => at), until)
  // A price that never changed is drawn in the middle.
  const isFlat = Math.min(...values) === Math.max(...values)
  const low = Math.min(...values) - (isFlat ? 100 : 0)
  const high = Math.max(...values) + (isFlat ? 100 : 0)
  const wide = size.width - room.start - room.end
  const tall = size.height - room.top - room.bottom
  return {
    ...{ from, until, low, high },
    x: (at: number) => round(room.start + ((at - from) / (until - from || 1)) * wide),
    y: (value: number) => round(room.top + ((high - value) / (high - low)) * tall),
  }
}

function pathOf(steps: readonly ChartStep[], { x, y, until }: ReturnType<typeof scaleOf>): string {
  const [first, ...later] = steps
  if (!first) return ''
  const moves = later.map(({ at, value }) => `H${x(at)}V${y(value)}`)
  return `M${x(first.at)} ${y(first.value)}${moves.join('')}H${x(until)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
