import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { breadcrumbOf, linkedData, webPageOf } from '../../page/linked-data.ts'
import type { HeadContext } from '../../page/with-head.ts'
import { tyres } from '../../words/tyres.ts'
import type { CampaignData } from './load-campaign.ts'

export function campaignHead(campaign: CampaignData, context: HeadContext) {
  const { sections, description, addresses, changedAt } = campaign
  const [first] = sections
  const heading = first?.kind === 'hero' ? [first.data[0]?.title, first.title] : [campaign.title]
  const name = heading.filter(Boolean).join(' ')
  const href = addresses[context.language]
  return [
    webPageOf(context, { name, description, href, changedOn: helsinkiDate(new Date(changedAt)) }),
    breadcrumbOf(context, [
      { label: tyres[context.language].home, href: '/' },
      { label: name, href },
    ]),
    ...questionsOf(sections),
  ]
}

/** Returns the questions of the accordions that the page shows. An answer may contain the HTML of the page. */
function questionsOf(sections: CampaignData['sections']) {
  const questions = sections
    .filter(({ kind }) => kind === 'faq')
    .flatMap(({ data }) => data)
    .filter(({ description }) => description)
  if (questions.length === 0) return []
  return [
    linkedData({
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title, description }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: description },
      })),
    }),
  ]
}
