import { Empty } from '@pito/ui/empty'
import { useWords } from '@pito/web/words/words'
import type { LandingData, Paged } from './landing-data.ts'
import { LandingPager } from './landing-pager.tsx'
import { landing } from './landing-words.ts'
import type { ModelRowProps } from './model-row.tsx'
import { ModelRow } from './model-row.tsx'
import { NotAnswered } from './not-answered.tsx'

interface PopularModelsProps {
  readonly found: LandingData
  readonly models: Paged<ModelRowProps> | null
}

export function PopularModels({ found, models }: PopularModelsProps) {
  const w = useWords(landing)
  return (
    <section className="section section--follows" aria-labelledby="models">
      <div className="wrap">
        <div className="section__head">
          <h2 id="models">{w.models}</h2>
          {models && models.pages > 1 && <p className="small quiet">{w.pageOfModels(models)}</p>}
        </div>
        {models ? <Rows models={models} /> : <NotAnswered />}
        {models && <LandingPager found={found} list="models" paged={models} />}
      </div>
    </section>
  )
}

function Rows({ models }: { models: Paged<ModelRowProps> }) {
  const w = useWords(landing)
  if (models.rows.length === 0) return <Empty title={w.noModels} />
  return (
    <ul className="models">
      {models.rows.map((model) => (
        <li className="model" key={model.id}>
          <ModelRow {...model} />
        </li>
      ))}
    </ul>
  )
}
