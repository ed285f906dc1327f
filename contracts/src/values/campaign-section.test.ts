import { expect, test } from 'vitest'
import type { CampaignKind, SectionFields } from './campaign-section.ts'
import { campaignKinds, campaignPlaces, isWholeSection } from './campaign-section.ts'

const whole: SectionFields = {
  image: 'studded-2-hero.avif',
  small_image: null,
  logo: null,
  title: 'Talvirenkaat',
  description: '<p>Perille ilman kuljetusmaksua.</p>',
  button_one_title: 'Hae renkaat',
  button_one_link: '/renkaat',
  button_two_title: 'Asennuspisteet',
  button_two_link: '/information/service-points',
  youtube_link: 'https://youtu.be/dQw4w9WgXcQ',
  background_color: null,
  data: [{ title: 'Valitse renkaat' }],
}

test('a page has eighteen places', () => {
  expect(campaignPlaces).toHaveLength(18)
  expect([campaignPlaces[0], campaignPlaces[1], campaignPlaces[17]]).toEqual(['top', 'one', 'image'])
})

test.each(campaignKinds)('a whole %s is shown', (kind) => {
  expect(isWholeSection(kind, whole)).toBe(true)
})

test.each<[CampaignKind, keyof SectionFields]>([
  ['hero', 'image'],
  ['hero', 'description'],
  ['stats', 'data'],
  ['image-and-text', 'image'],
  ['call-to-action', 'button_one_title'],
  ['call-to-action', 'button_two_link'],
  ['numbered-list', 'data'],
  ['faq', 'data'],
  ['video', 'youtube_link'],
  ['video', 'image'],
  ['image', 'image'],
])('%s without %s is not shown', (kind, field) => {
  expect(isWholeSection(kind, { ...whole, [field]: field === 'data' ? [] : null })).toBe(false)
})

test.each(campaignKinds)('%s whose title is not translated is not shown', (kind) => {
  expect(isWholeSection(kind, { ...whole, title: null })).toBe(false)
  expect(isWholeSection(kind, { ...whole, title: '' })).toBe(false)
})

test('what a kind does not need may be missing', () => {
  expect(isWholeSection('stats', { ...whole, image: null, youtube_link: null, logo: null })).toBe(true)
})
