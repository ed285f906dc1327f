import { Tabs } from '@pito/ui/tabs'
import { useWords } from '@pito/web/words/words'
import { useYear } from '../../season/use-year.ts'
import { shownYear } from '../../tyres/shown-year.ts'
import type { TyreData } from '../tyre-data.ts'
import { tyre as tyreWords } from '../tyre-words.ts'
import { EuLabel } from './eu-label.tsx'
import { FactTable } from './fact-table.tsx'
import { ReadMore } from './read-more.tsx'

/** Shows the description, if there is one, the specification and the label in tabs. */
export function TyreDetails({ tyre, later }: { tyre: TyreData; later: boolean }) {
  const w = useWords(tyreWords)
  const year = shownYear(tyre.card.dotYear, useYear())
  const made = year === null ? [] : [[w.year, String(year)] as const]
  return (
    <section className="section facts" aria-label={w.details}>
      <Tabs
        label={w.details}
        start
        tabs={[
          ...(tyre.description || tyre.summary
            ? [{ id: 'description', label: w.description, panel: <Description tyre={tyre} /> }]
            : []),
          {
            id: 'facts',
            label: w.facts,
            panel: (
              <>
                <h2>{w.facts}</h2>
                <FactTable rows={[...tyre.facts, ...made]} />
              </>
            ),
          },
          { id: 'eu-label', label: w.label, panel: <EuLabel tyre={tyre} later={later} /> },
        ]}
      />
    </section>
  )
}

function Description({ tyre: { description, summary } }: { tyre: TyreData }) {
  const w = useWords(tyreWords)
  return (
    <>
      <h2>{w.description}</h2>
      <ReadMore text={description || summary} more={w.readMore} less={w.readLess} />
    </>
  )
}
