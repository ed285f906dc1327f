import { languageOf } from '@pito/contracts/values/locale'
import { CmsHtml } from '../../cms-html.tsx'
import { useRootData } from '../../frame/use-frame.ts'
import { useLocale } from '../../locale/use-locale.ts'
import { useYear } from '../../season/use-year.ts'
import { shownYear } from '../../tyres/shown-year.ts'
import { tyre as tyreWords } from '../../words/tyre.ts'
import { tyres } from '../../words/tyres.ts'
import { useWords } from '../../words.ts'
import type { FactRow } from './fact-rows.ts'
import { factRows, labelRows } from './fact-rows.ts'
import type { TyreData } from './load-tyre.ts'

const eprel = 'https://eprel.ec.europa.eu/screen/product/tyres/'

/** Description, specifications and the label's values side by side where there is room. */
export function TyreDetails({ tyre }: { tyre: TyreData }) {
  const w = useWords(tyreWords)
  const language = languageOf(useLocale())
  const year = shownYear(tyre.card.dotYear, useYear())
  return (
    <div className="section facts">
      <section className="stack" aria-labelledby="description">
        <h2 id="description">{w.description}</h2>
        {tyre.description ? <CmsHtml html={tyre.description} /> : <p>{tyre.summary}</p>}
      </section>
      <section className="stack" aria-labelledby="facts">
        <h2 id="facts">{w.facts}</h2>
        <Rows rows={factRows(tyre, w, language, year)} />
      </section>
      <EuLabel tyre={tyre} />
    </div>
  )
}

function EuLabel({ tyre }: { tyre: TyreData }) {
  const w = useWords(tyreWords)
  const { noLabel } = useWords(tyres)
  const rows = labelRows(tyre, w)
  const { eprel_id } = tyre.facts
  // The demo's numbers are invented: in the register they would be other tyres.
  const demo = useRootData()?.demo
  return (
    <section className="stack" aria-labelledby="eu-label">
      <h2 id="eu-label">{w.label}</h2>
      {tyre.card.label.fuel ? <Rows rows={rows} /> : <p>{noLabel}</p>}
      {eprel_id && !demo && (
        <p>
          <a className="link" href={`${eprel}${eprel_id}`}>
            {w.eprel}
          </a>
        </p>
      )}
    </section>
  )
}

function Rows({ rows }: { rows: readonly FactRow[] }) {
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
