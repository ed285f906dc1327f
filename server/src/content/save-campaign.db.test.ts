import { expect, test } from 'vitest'
import { aContext, smallShop } from '../../testing/small-shop.ts'
import type { CampaignDraft, SectionDraft } from './save-campaign.ts'
import { saveCampaign } from './save-campaign.ts'
import { showCampaign } from './show-campaign.ts'

const now = new Date('2026-11-20T10:00:00Z')
const { platform } = await smallShop()

test('a campaign is told in each language by its own fields', async () => {
  await save(draft('two-languages', [text({ title: 'Talvi' })], [text({ title: 'Winter' })]))
  expect((await shown('two-languages', 'fi')).sections.one?.title).toBe('Talvi')
  expect((await shown('two-languages', 'en')).sections.one?.title).toBe('Winter')
})

test('what would do harm is cleaned when a campaign is saved', async () => {
  const harmful = text({
    description: '<p onclick="alert(1)">a</p><script>alert(1)</script>',
    button_one_link: 'javascript:alert(1)',
    button_two_link: '//evil.example',
    youtube_link: 'https://evil.example/embed/PitoTalvi26',
    background_color: 'red;position:fixed',
    data: [{ title: 'a', description: '<svg onload=alert(1)><p>b</p>', link: 'data:text/html,x' }],
  })
  await save(draft('cleaned', [harmful], []))
  const { rows } = await platform.pool.query(sectionOf, ['cleaned'])
  expect(rows[0]).toMatchObject({
    description: '<p>a</p>',
    button_one_link: null,
    button_two_link: null,
    youtube_link: null,
    background_color: null,
    data: [{ title: 'a', description: '' }],
  })
})

test('a section that came into the table another way is cleaned when it is shown', async () => {
  await save(draft('smuggled', [text({ description: '<p>a</p>' })], []))
  await platform.pool.query(`update campaign_section set description = '<p>a</p><iframe src="//evil.example">',
    data = '[{"title":"b","description":"<img src=x onerror=alert(1)>"}]'
    where campaign_id = (select id from campaign where slug = 'smuggled')`)
  const { one } = (await shown('smuggled', 'fi')).sections
  expect(one).toMatchObject({ description: '<p>a</p>', data: [{ title: 'b', description: '' }] })
})

test('a campaign saved again says only what it says now', async () => {
  await save(draft('again', [text({ title: 'Vanha' }), { place: 'two', kind: 'image' }], []))
  await save(draft('again', [text({ title: 'Uusi' })], []))
  const { sections } = await shown('again', 'fi')
  expect(Object.keys(sections)).toEqual(['one'])
  expect(sections.one?.title).toBe('Uusi')
})

test('a campaign without sections is there, and one that is not published is not', async () => {
  await save(draft('empty', [], []))
  expect((await shown('empty', 'en')).sections).toEqual({})
  await save({ ...draft('hidden', [], []), published: false })
  await expect(shown('hidden', 'en')).rejects.toThrow('not-found')
})

test.each([
  [
    'an unknown place',
    `insert into campaign_section (campaign_id, place, locale_id, kind)
    select id, 'seventeen', 1, 'faq' from campaign limit 1`,
  ],
  [
    'an unknown kind',
    `insert into campaign_section (campaign_id, place, locale_id, kind)
    select id, 'nine', 1, 'form' from campaign limit 1`,
  ],
  [
    'a picture of another host',
    `insert into campaign_section (campaign_id, place, locale_id, kind, image)
    select id, 'nine', 1, 'image', 'https://evil.example/a.png' from campaign limit 1`,
  ],
  [
    'a film of another host',
    `insert into campaign_section (campaign_id, place, locale_id, kind, youtube_link)
    select id, 'nine', 1, 'video', 'https://evil.example/' from campaign limit 1`,
  ],
  [
    'items that are no list',
    `insert into campaign_section (campaign_id, place, locale_id, kind, data)
    select id, 'nine', 1, 'faq', '{}' from campaign limit 1`,
  ],
])('the database refuses %s', async (_, sql) => {
  await save(draft('guarded', [], []))
  await expect(platform.pool.query(sql)).rejects.toThrow(/check constraint/)
})

const sectionOf =
  'select campaign_section.* from campaign_section join campaign on id = campaign_id where slug = $1'

function text(fields: Partial<SectionDraft>): SectionDraft {
  return { place: 'one', kind: 'image-and-text', ...fields }
}

function draft(slug: string, fi_FI: SectionDraft[], en_GB: SectionDraft[]): CampaignDraft {
  return {
    slug,
    published: true,
    campaignMode: false,
    title: { fi: 'Kampanja', en: 'Campaign' },
    metaDesc: { fi: '', en: '' },
    imageBasePath: '/pictures/900/',
    sections: { fi_FI, en_GB },
  }
}

/** Saves a campaign. Resolves after this process has received the new revision. */
async function save(campaign: CampaignDraft): Promise<void> {
  const received = new Promise<number>((resolve) => platform.revisions.onChange('content', resolve))
  await platform.sql.transaction((tx) => saveCampaign(tx, campaign, now))
  await received
}

async function shown(slug: string, lang: string) {
  return (await showCampaign(aContext(platform, now), { lang, slug })).data
}
