import { Empty } from '@pito/ui/empty'
import { useWords } from '@pito/web/words/words'
import { dataOf } from '../../static/server-only.ts'
import { Static } from '../../static/static.tsx'
import type { LandingData, Paged } from './landing-data.ts'
import { LandingPager } from './landing-pager.tsx'
import type { ModelItem } from './landing-rows.ts'
import { landing } from './landing-words.ts'
import { modelRowPart } from './model-row-part.ts'
import { NotAnswered } from './not-answered.tsx'

interface PopularModelsProps {
  readonly found: LandingData
  readonly models: Paged<ModelItem> | null
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

function Rows({ models }: { models: Paged<ModelItem> }) {
  const w = useWords(landing)
  if (models.rows.length === 0) return <Empty title={w.noModels} />
  return (
    <ul className="models">
      {models.rows.map((item) => (
        <Static as="li" className="model" key={item.id} id={item.id}>
          {modelRowPart.render(dataOf(item))}
        </Static>
      ))}
    </ul>
  )
}
