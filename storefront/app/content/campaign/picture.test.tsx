import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CampaignSection } from './campaign-section.tsx'
import type { ShownSection } from './load-campaign.ts'

const section = { kind: 'image', place: 'image', title: 'The tread', image: '/tread', data: [] }

test('a section with nothing but a picture is named by a heading', () => {
  const Stub = createRoutesStub([
    {
      id: 'campaign',
      path: '/',
      Component: () => <CampaignSection section={section as unknown as ShownSection} />,
    },
  ])
  const hydrationData = { loaderData: { campaign: { imageBasePath: '/pictures' } } }
  const markup = renderToString(<Stub initialEntries={['/']} hydrationData={hydrationData} />)
  const [, id] = /<section[^>]* aria-labelledby="([^"]+)"/.exec(markup) ?? []
  expect(markup).toMatch(new RegExp(`<h2[^>]* id="${id}"[^>]*>The tread</h2>`))
})
