import { Anchor } from '@pito/ui/anchor'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { ButtonLink } from '@pito/ui/button'
import { Tread } from '@pito/ui/tread'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { TyrePicture } from '../tyres/tyre-picture.tsx'
import { Hyphenated } from '../words/hyphenated.tsx'
import { tyres } from '../words/tyres.ts'
import type { LandingData } from './landing-data.ts'
import { landing } from './landing-words.ts'

const pictureSizes = '(min-width: 64rem) 29rem, 11rem'
const longestBigWord = 10

/**
 * A banner with a very large name and a tyre that is cut off at the lower edge. The pages of seasons and sizes also
 * have the tyre search in it.
 */
export function LandingBanner({ found, search }: { found: LandingData; search: ReactNode }) {
  const w = useWords(tyres)
  const { title, maker, lead, picture, crumbs, isSummer } = found
  const isLong = title.split(' ').some((word) => word.length > longestBigWord)
  return (
    <section
      className={search ? 'bhead bhead--finder' : 'bhead'}
      data-season={isSummer ? 'summer' : undefined}
      aria-labelledby="title"
    >
      <div className="bhead__track">
        <Tread />
        {picture && <TyrePicture src={picture} alt="" sizes={pictureSizes} eager />}
      </div>
      <div className="wrap bhead__in">
        <Breadcrumb label={w.path} crumbs={[...crumbs]} here={title} />
        <div className="stack stack--tight">
          {maker && (
            <p className="bhead__maker">
              <Anchor href={maker.href}>{maker.name}</Anchor>
            </p>
          )}
          <h1 id="title" className={isLong ? 'is-long' : undefined}>
            <Hyphenated text={title} />
          </h1>
          <p className="bhead__lead">{lead}</p>
        </div>
        {search ?? <WaysOn found={found} />}
      </div>
    </section>
  )
}

function WaysOn({ found: { list, range, request } }: { found: LandingData }) {
  const w = useWords(landing)
  if (range.tyres === 0) return null
  return (
    <p className="bhead__act">
      <ButtonLink look="go" href={list ?? '#tyres'}>
        {w.show(range.tyres)}
      </ButtonLink>
      {list && (
        <Anchor className="link" href={request.type === 'brand' ? '#models' : '#tyres'}>
          {request.type === 'brand' ? w.models : w.tyres}
        </Anchor>
      )}
    </p>
  )
}
