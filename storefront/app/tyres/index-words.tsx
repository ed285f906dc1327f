import { kilogramsOf, speedOf } from '@pito/contracts/values/load-and-speed'
import { useWords } from '@pito/web/words/words'
import { tyres } from '../words/tyres.ts'

/**
 * Renders a text such as "94 carries 670 kg, T up to 190 km/h". An index that is not in the tables is not explained.
 */
export function IndexWords({ load, speed }: { load: number; speed: string }) {
  const w = useWords(tyres)
  const kg = kilogramsOf(load)
  const fast = speedOf(speed)
  return (
    <>
      <b>{load}</b>
      {`${kg ? ` ${w.carries(kg)}` : ''}, `}
      <b>{speed}</b>
      {fast && ` ${fast.above ? w.over(fast.kmh) : w.atMost(fast.kmh)}`}
    </>
  )
}
