import './campaign.css'
import { useLoaderData } from 'react-router'
import { HomeLogo } from '../../frame/home-logo.tsx'
import { LanguageSwitch } from '../../frame/language-switch.tsx'
import { campaignRows } from './campaign-rows.ts'
import { CampaignSection } from './campaign-section.tsx'
import type { CampaignData } from './load-campaign.ts'

/**
 * Shows up to eighteen sections in the order of the campaign. Sections without text in the page's language were left
 * out when the data were loaded.
 */
export function CampaignPage() {
  const { sections, title, bare } = useLoaderData<CampaignData>()
  const rows = campaignRows(sections)
  const head = sections[0]?.kind === 'hero' ? sections[0] : null
  return (
    <>
      {bare && <CampaignBar />}
      {!head && <h1 className="vh">{title}</h1>}
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
