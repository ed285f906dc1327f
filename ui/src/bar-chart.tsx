export interface ChartBar {
  /** The name of the bar below the chart. Only the first and the last name are shown. */
  readonly name: string
  readonly value: number
}

interface BarChartProps {
  /** What the chart shows. A table with the same values has to stand beside it. */
  readonly label: string
  readonly bars: readonly ChartBar[]
}

const size = { width: 640, height: 200 }
/** The room for the texts beside and below the bars. */
const room = { start: 60, end: 12, top: 12, bottom: 32 }

/** Draws whole numbers as bars above a common base, such as a count for each day. */
export function BarChart({ label, bars }: BarChartProps) {
  const high = Math.max(1, ...bars.map(({ value }) => value))
  const base = size.height - room.bottom
  const y = (value: number) => base - (value / high) * (base - room.top)
  const step = (size.width - room.start - room.end) / Math.max(1, bars.length)
  return (
    <figure className="bar-chart">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        {[high, 0].map((value) => (
          <g key={value}>
            <path className="bar-chart__grid" d={`M${room.start} ${y(value)}H${size.width - room.end}`} />
            <text x={room.start - 8} y={y(value)} dy="0.35em" textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {bars.map(({ name, value }, place) => (
          <rect
            className="bar-chart__bar"
            key={name}
            x={room.start + step * (place + 0.1)}
            width={Math.min(step * 0.8, 40)}
            y={y(value)}
            height={base - y(value)}
          />
        ))}
        <text x={room.start} y={size.height - 8}>
          {bars[0]?.name}
        </text>
        {bars.length > 1 && (
          <text x={size.width - room.end} y={size.height - 8} textAnchor="end">
            {bars.at(-1)?.name}
          </text>
        )}
      </svg>
    </figure>
  )
}
