import './tyre.css'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Icon } from '@pito/ui/icon'
import { useLoaderData } from 'react-router'
import { useLocale } from '../../locale/use-locale.ts'
import { LabelArrows } from '../../tyres/label-arrows.tsx'
import { listAddress } from '../../tyres/list-address.ts'
import { SizeAnatomy } from '../../tyres/size-anatomy.tsx'
import { SizeMarkingButton, SizeMarkingDialog } from '../../tyres/size-marking.tsx'
import { tyre as tyreWords } from '../../words/tyre.ts'
import { tyres } from '../../words/tyres.ts'
import { useWords } from '../../words.ts'
import { Availability } from './availability.tsx'
import type { TyreData } from './load-tyre.ts'
import { OtherSizes } from './other-sizes.tsx'
import { TyreBuy } from './tyre-buy.tsx'
import { crumbsOf } from './tyre-crumbs.ts'
import { TyreDetails } from './tyre-details.tsx'
import { TyreGallery } from './tyre-gallery.tsx'
import { listsAbove } from './tyre-lists.ts'

export function TyrePage() {
  const tyre = useLoaderData<TyreData>()
  const w = useWords(tyreWords)
  const { card } = tyre
  const size = { ...tyre, load: card.load, speed: card.speed }
  return (
    <div className="wrap">
      <WayBack tyre={tyre} />
      <div className="pdp">
        <TyreGallery card={card} />
        <div className="pdp__info">
          <header className="stack stack--tight">
            <p className="pdp__brand">{card.brand}</p>
            <h1>{card.model}</h1>
            <div className="pdp__row">
              <LabelArrows label={card.label} seasonId={card.seasonId} />
              <Availability count={card.stock} />
            </div>
          </header>
          <section className="stack" aria-label={w.size}>
            <SizeAnatomy {...size} />
            <SizeMarkingButton look="link">{w.meaning}</SizeMarkingButton>
          </section>
          <TyreBuy card={card} deliveryCents={tyre.deliveryCents} key={card.id} />
          <OtherSizes sizes={tyre.otherSizes} />
        </div>
      </div>
      <TyreDetails tyre={tyre} />
      <SizeMarkingDialog size={size} />
    </div>
  )
}

function WayBack({ tyre }: { tyre: TyreData }) {
  const w = useWords(tyreWords)
  const words = useWords(tyres)
  const language = languageOf(useLocale())
  return (
    <div className="pdp__way">
      <Anchor className="pdp__back" href={listAddress(listsAbove(tyre).ofThisSize, language)}>
        <Icon name="left" />
        {w.back}
      </Anchor>
      <Breadcrumb label={words.path} crumbs={crumbsOf(tyre, words, language)} here={tyre.card.model} />
    </div>
  )
}
