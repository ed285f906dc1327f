import { formatEuro } from '@pito/contracts/values/format-euro'
import { Anchor } from '@pito/ui/anchor'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { ModelName } from '../tyres/model-name.tsx'
import { SeasonMark } from '../tyres/season-mark.tsx'
import { StockMark } from '../tyres/stock-mark.tsx'
import { landing } from './landing-words.ts'

/**
 * The folder of pictures in this width, which the server produces and which is sharp on high-resolution screens too.
 */
const pictureFolder = '/pictures/300/'

export interface ModelRowProps {
  readonly id: number
  readonly href: string
  readonly name: string
  /** The name of the brand. It is empty on the brand's own page. */
  readonly brand: string
  /** The id of the season. It is 0 on the season's own page. */
  readonly seasonId: number
  readonly text: string
  /** The path of the picture. It is empty if the model has no picture. */
  readonly picture: string
  /** The rim sizes of the model. They are left out on the page of a size. */
  readonly rims: string
  readonly sizes: number
  /** The lowest price of the model, or null if all its tyres are sold out. */
  readonly cents: number | null
  readonly stock: number
}

/** The row is separated by a line and does not look like a product card, because it links to a list of tyres. */
export function ModelRow(model: ModelRowProps) {
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
          <Anchor href={href}>
            {brand && <span className="model__brand">{`${brand} `}</span>}
            <ModelName model={name} />
          </Anchor>
        </h3>
        {text && <p>{text}</p>}
        <p className="model__num">
          {rims && (
            <span>
              <b>{rims}</b>
              {sizes > 1 && `, ${w.sizes(sizes)}`}
            </span>
          )}
          {cents !== null && (
            <span>
              {`${w.from} `}
              <b>{formatEuro(cents)}</b>
            </span>
          )}
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
  if (src === '') return <Icon name="tyre" className="no-picture" />
  const small = src.replace(/\/pictures\/\d+\//, pictureFolder)
  return <img src={small} alt="" width="300" height="300" loading="lazy" />
}
