import { StepChart } from '../step-chart.tsx'

const day = (number: number) => Date.UTC(2026, 8, number)
const price = [
  { at: day(1), value: 99 },
  { at: day(25), value: 109 },
  { at: day(70), value: 89 },
]
const lowest = [
  { at: day(1), value: 99 },
  { at: day(55), value: 109 },
  { at: day(70), value: 89 },
]
const dates = new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki' })

export function Prices({ label }: { label: string }) {
  return (
    <StepChart
      label={label}
      lines={[
        { name: 'Hinta', steps: price },
        { name: '30 päivän alin hinta', steps: lowest },
      ]}
      until={day(85)}
      valueText={(value) => `${value} €`}
      timeText={(at) => dates.format(at)}
    />
  )
}
