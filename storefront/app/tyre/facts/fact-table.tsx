import type { FactRow } from './fact-rows.ts'

export function FactTable({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="rows small">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
