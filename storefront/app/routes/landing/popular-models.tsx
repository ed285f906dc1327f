import { formatEuro } from '@pito/contracts/values/format-euro'
import { Empty } from '@pito/ui/empty'
import { Icon } from '@pito/ui/icon'
import { KeptItem } from '../../kept-item.tsx'
import { SeasonMark } from '../../tyres/season-mark.tsx'
import { StockMark } from '../../tyres/stock-mark.tsx'
import { landing } from '../../words/landing.ts'
import { useWords } from '../../words.ts'
import type { LandingData, Paged } from './landing-data.ts'
import { LandingPager } from './landing-pager.tsx'
import type { ModelRowData } from './model-row-data.ts'
import { unpackedRow } from './model-row-data.ts'
import { NotAnswered } from './not-answered.tsx'

/** Of the widths that the server makes: sharp on dense screens too. */
const pictureFolder = '/pictures/300/'

interface PopularModelsProps {
  readonly found: LandingData
  readonly models: Paged<string> | null
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

function Rows({ models }: { models: Paged<string> }) {
  const w = useWords(landing)
  if (models.rows.length === 0) return <Empty title={w.noModels} />
  return (
    <ul className="models">
      {models.rows.map((packed) => (
        <KeptItem className="model" key={packed} dependsOn={packed}>
          <ModelRow model={unpackedRow(packed)} />
        </KeptItem>
      ))}
    </ul>
  )
}

/** Rows under a rule, not cards: they lead on to a list. */
function ModelRow({ model }: { model: ModelRowData }) {
  const w = useWords(landing)
  const { brand, name, href, seasonId, text, picture, rims, sizes, cents, stock } = model
  return (
    <>
      <div className="tyrebox">
        <Picture src={picture} />
      </div>
      <div className="model__txt">
        {seasonId > 0 && <SeasonMark seasonId={seasonId} />}
        <h3>
          <a href={href}>
            {brand && <span className="model__brand">{brand} </span>}
            {name}
          </a>
        </h3>
        {text && <p>{text}</p>}
        <p className="model__num">
          <span>
            <b>{rims}</b>
            {sizes > 1 && `, ${w.sizes(sizes)}`}
          </span>
          <span>
            {w.from} <b className="num">{formatEuro(cents)}</b>
          </span>
        </p>
        {stock <= 0 && (
          <p>
            <StockMark count={stock} />
          </p>
        )}
      </div>
    </>
  )
}

function Picture({ src }: { src: string }) {
  if (src === '') return <Icon name="ring" className="no-picture" />
  const small = src.replace(/\/pictures\/\d+\//, pictureFolder)
  return <img src={small} alt="" width="300" height="300" loading="lazy" />
}
