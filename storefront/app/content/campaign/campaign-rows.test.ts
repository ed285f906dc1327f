import type { CampaignKind } from '@pito/contracts/values/campaign-section'
import { expect, test } from 'vitest'
import { campaignRows } from './campaign.tsx'
import type { ShownSection } from './load-campaign.ts'

const section = (kind: CampaignKind, background_color: string | null = null) =>
  ({ kind, background_color }) as ShownSection

const kinds = (sections: ShownSection[]) => campaignRows(sections).map((row) => row.map(({ kind }) => kind))

test('questions and the film after them are one row', () => {
  expect(kinds([section('hero'), section('faq'), section('video'), section('faq')])).toEqual([
    ['hero'],
    ['faq', 'video'],
    ['faq'],
  ])
})

test('a film before the questions, or one on a ground of its own, stands alone', () => {
  expect(kinds([section('video'), section('faq')])).toEqual([['video'], ['faq']])
  expect(kinds([section('faq'), section('video', '#000000')])).toEqual([['faq'], ['video']])
  expect(kinds([section('faq'), section('video'), section('video')])).toEqual([['faq', 'video'], ['video']])
})
