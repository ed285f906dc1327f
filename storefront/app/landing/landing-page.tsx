import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { CmsHtml } from '../content/cms-html.tsx'
import { LandingBanner } from './landing-banner.tsx'
import type { LandingData } from './landing-data.ts'
import { landing } from './landing-words.ts'
import { PopularModels } from './popular-models.tsx'
import { PopularTyres } from './popular-tyres.tsx'

export function LandingPage({ search }: { search?: ReactNode }) {
  const found = useLoaderData<LandingData>()
  return (
    <>
      <LandingBanner found={found} search={search} />
      <Blocks found={found} />
      {found.models !== undefined && <PopularModels found={found} models={found.models} />}
      <PopularTyres found={found} />
    </>
  )
}

function Blocks({ found }: { found: LandingData }) {
  const w = useWords(landing)
  return (
    <section className="section" aria-labelledby="about">
      <div className="wrap blocks">
        <h2 className="vh" id="about">
          {w.about(found.title)}
        </h2>
        {found.blocks.map((html) => (
          <CmsHtml html={html} key={html} />
        ))}
      </div>
    </section>
  )
}
