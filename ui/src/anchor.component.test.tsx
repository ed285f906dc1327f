import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AnchorProps } from './anchor.tsx'
import { Anchor, LinkContext } from './anchor.tsx'

const link = page.getByRole('link', { name: 'Tyres' })

test('without a router a link is plain and has no attributes of the router', async () => {
  await render(
    <Anchor href="#tyres" preventScrollReset replace reloadDocument>
      Tyres
    </Anchor>,
  )
  await expect.element(link).toHaveAttribute('href', '#tyres')
  expect(link.element().getAttributeNames()).toEqual(['href'])
})

test('the link component of the front end gets what the router needs to know', async () => {
  const Link = vi.fn(({ href, children }: AnchorProps) => <a href={href}>{children}</a>)
  const props = { href: '#tyres', preventScrollReset: true, replace: true, children: 'Tyres' }
  await render(
    <LinkContext value={Link}>
      <Anchor {...props} />
    </LinkContext>,
  )
  await expect.element(link).toBeVisible()
  expect(Link.mock.lastCall?.[0]).toEqual(props)
})
