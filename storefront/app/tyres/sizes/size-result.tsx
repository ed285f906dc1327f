import { figure } from '@pito/contracts/values/figure'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { sizeText } from '@pito/contracts/values/tyre-size'
import { Alert } from '@pito/ui/alert'
import { ButtonLink } from '@pito/ui/button'
import { Table } from '@pito/ui/table'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { SizeComparison, SizeMeasures } from './compare-sizes.ts'
import { sizeCalculator } from './size-calculator-words.ts'

interface SizeResultProps {
  readonly one: TyreSize
  readonly other: TyreSize
  readonly comparison: SizeComparison
}

const rows = ['diameter', 'circumference', 'side', 'width'] as const
const measure: Readonly<Record<(typeof rows)[number], (measures: SizeMeasures) => number>> = {
  diameter: ({ diameterMm }) => diameterMm,
  circumference: ({ circumferenceMm }) => circumferenceMm,
  side: ({ sideMm }) => sideMm,
  width: ({ widthMm }) => widthMm,
}

export function SizeResult({ one, other, comparison }: SizeResultProps) {
  const w = useWords(sizeCalculator)
  const language = languageOf(useLocale())
  const { withinRuleOfThumb: within, differencePercent } = comparison
  const percent = signed(differencePercent, 1, language)
  return (
    <section className="stack" aria-labelledby="comparison">
      <h2 id="comparison">{w.result}</h2>
      <Alert tone={within ? 'good' : 'warn'} title={within ? w.within(percent) : w.beyond(percent)}>
        {within ? w.withinMore : w.beyondMore}
      </Alert>
      <Measures one={one} other={other} comparison={comparison} />
      <Speeds comparison={comparison} />
      <TyresOf size={other} />
    </section>
  )
}

function Measures({ one, other, comparison }: SizeResultProps) {
  const w = useWords(sizeCalculator)
  const language = languageOf(useLocale())
  return (
    <Table label={w.measure}>
      <thead>
        <tr>
          <th scope="col">{w.measure}</th>
          <th scope="col" className="is-num">
            {sizeText(one)}
          </th>
          <th scope="col" className="is-num">
            {sizeText(other)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{w[row]}</th>
            <td className="is-num">{millimetres(measure[row](comparison.first))}</td>
            <td className="is-num">{millimetres(measure[row](comparison.second))}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{w.clearance}</th>
          <td className="is-num" />
          <td className="is-num">{`${signed(comparison.clearanceMm, 0, language)}\u00a0mm`}</td>
        </tr>
      </tbody>
    </Table>
  )
}

function Speeds({ comparison }: Pick<SizeResultProps, 'comparison'>) {
  const w = useWords(sizeCalculator)
  const language = languageOf(useLocale())
  return (
    <Table label={w.speeds} showCaption>
      <thead>
        <tr>
          <th scope="col">{w.indicated}</th>
          <th scope="col" className="is-num">
            {w.real}
          </th>
        </tr>
      </thead>
      <tbody>
        {comparison.speeds.map(({ indicated, real }) => (
          <tr key={indicated}>
            <td>{`${indicated}\u00a0km/h`}</td>
            <td className="is-num">{`${formatDecimal(real, language, 1)}\u00a0km/h`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function TyresOf({ size }: { size: TyreSize }) {
  const w = useWords(sizeCalculator)
  const list = languageOf(useLocale()) === 'fi' ? '/renkaat' : '/tyres'
  const { width, aspectRatio, diameter } = size
  return (
    <p>
      <ButtonLink href={`${list}?width=${width}&height=${aspectRatio}&diameter=${diameter}`}>
        {w.see(sizeText(size))}
      </ButtonLink>
    </p>
  )
}

function millimetres(value: number): string {
  return `${figure(Math.round(value))}\u00a0mm`
}

function signed(value: number, places: number, language: Language): string {
  const text = formatDecimal(Math.abs(value), language, places)
  if (Number(value.toFixed(places)) === 0) return text
  return `${value > 0 ? '+' : '\u2212'}${text}`
}
