import type { CampaignDraft } from '@pito/server/src/content/index.ts'
import { inEachLanguage } from './campaigns/section-in-both.ts'
import { summer } from './campaigns/summer.ts'
import { winterChoice } from './campaigns/winter-choice.ts'
import { winterFirst } from './campaigns/winter-first.ts'
import { winterLast } from './campaigns/winter-last.ts'

const imageBasePath = '/pictures/900/'

export const campaigns: readonly CampaignDraft[] = [
  {
    slug: 'talvi-2026',
    published: true,
    campaignMode: false,
    title: { fi: 'Kuljetus asennuspisteeseen 0\u00a0€', en: 'Free delivery to a service point' },
    metaDesc: {
      fi: 'Kun valitset asennuksen, renkaiden kuljetus asennuspisteeseen maksaa 0\u00a0€. Näin se toimii.',
      en: 'When you choose fitting, transport of the tyres to the service point is free. This is how it works.',
    },
    imageBasePath,
    sections: inEachLanguage([...winterFirst, ...winterChoice, ...winterLast]),
  },
  {
    slug: 'kesa-2027',
    published: true,
    campaignMode: true,
    title: { fi: 'Kesärenkaat ajoissa', en: 'Summer tyres, in time' },
    metaDesc: {
      fi: 'Kesärenkaat ensi kevääksi: mitä katsoa ja milloin vaihtaa.',
      en: 'Summer tyres for next spring: what to look at and when to change.',
    },
    imageBasePath,
    sections: inEachLanguage(summer),
  },
]
