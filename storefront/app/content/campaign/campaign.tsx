import { videoHost } from '@pito/contracts/values/video-id'
import { page } from '../../page/page.ts'
import { CampaignPage } from './campaign-page.tsx'
import { loadCampaign, translatedCampaignPath } from './load-campaign.ts'

export { campaignMeta as meta } from './load-campaign.ts'

const load = page(loadCampaign)
export const loader = load.onServer
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
