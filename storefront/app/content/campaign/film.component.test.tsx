import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { Film } from './film.tsx'
import type { SectionProps } from './section-props.ts'

const section = {
  title: 'Tyres on ice',
  description: null,
  youtube_link: 'https://www.youtube.com/watch?v=film',
  film: 'about:blank',
} as unknown as SectionProps['section']

test('nothing is loaded from the host of the video before a press, by keyboard too', async () => {
  await renderInShop(<Film section={section} first={false} />, {
    loaderData: { page: { imageBasePath: '' } },
  })
  const play = page.getByRole('link', { name: 'Play the video: Tyres on ice' })
  await expect.element(play).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  play.element().focus()
  await userEvent.keyboard('{Enter}')
  const player = page.getByTitle('Tyres on ice')
  await expect.element(player).toHaveAttribute('src', 'about:blank?autoplay=1')
  await expect.element(player).toHaveFocus()
  await expect.element(play).not.toBeInTheDocument()
})
