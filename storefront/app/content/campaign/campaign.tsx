import './campaign.css'
import { videoHost } from '@pito/contracts/values/video-id'
import { DateOf } from '@pito/web/locale/date-of'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { HomeLogo } from '../../frame/home-logo.tsx'
import { LanguageSwitch } from '../../frame/language-switch.tsx'
import { page } from '../../page/page.ts'
import { withHead } from '../../page/with-head.ts'
import { campaignHead } from './campaign-for-search-engines.ts'
import { CampaignSection } from './campaign-section.tsx'
import { campaign } from './campaign-words.ts'
import type { CampaignData, ShownSection } from './load-campaign.ts'
import { loadCampaign, translatedCampaignPath } from './load-campaign.ts'

export { campaignMeta as meta } from './load-campaign.ts'

const load = page(loadCampaign)
export const loader = withHead(load.onServer, campaignHead)
export const clientLoader = load.inBrowser
export const handle = {
  cacheBy: [],
  languages: { kampanja: 'fi', campaign: 'en' },
  translate: translatedCampaignPath,
  campaign: true,
  frames: [videoHost],
}

export default function Campaign() {
  return <CampaignPage />
}

/**
 * Shows up to eighteen sections in the order of the campaign. Sections without text in the page's language were left
 * out when the data were loaded.
 */
function CampaignPage() {
  const { sections, title, bare, changedAt } = useLoaderData<CampaignData>()
  const rows = campaignRows(sections)
  const { changed } = useWords(campaign)
  const head = sections[0]?.kind === 'hero' ? sections[0] : null
  return (
    <>
      {bare && <CampaignBar />}
      {!head && <h1 className="wrap section">{title}</h1>}
      {rows.map((row) => {
        const [first] = row
        if (row.length === 1 && first)
          return <CampaignSection key={first.place} section={first} first={first === head} />
        return (
          <div className="wrap section camp__pair" key={first?.place}>
            {row.map((section) => (
              <CampaignSection key={section.place} section={section} paired />
            ))}
          </div>
        )
      })}
      <p className="wrap section small quiet">
        {changed} <DateOf at={changedAt} />
      </p>
    </>
  )
}

/**
 * Shows links to the home page and the other language. It is used on campaigns that do not have the shop's header.
 */
function CampaignBar() {
  return (
    <div className="wrap camp__bar">
      <HomeLogo />
      <LanguageSwitch className="link" />
    </div>
  )
}

/**
 * Groups the sections by row. On wide screens, questions and a video that follows them share a row, and every other
 * section has its own.
 */
export function campaignRows(sections: readonly ShownSection[]): ShownSection[][] {
  const rows: ShownSection[][] = []
  for (const section of sections) {
    const before = rows.at(-1)
    if (before?.length === 1 && before[0] && arePair(before[0], section)) before.push(section)
    else rows.push([section])
  }
  return rows
}

function arePair(one: ShownSection, other: ShownSection): boolean {
  const plain = one.background_color === null && other.background_color === null
  return plain && one.kind === 'faq' && other.kind === 'video'
}
