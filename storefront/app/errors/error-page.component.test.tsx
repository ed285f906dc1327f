import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ErrorPage } from './error-page.tsx'

async function renderError(error: Error) {
  // React reports the error of a component also to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Failing = () => {
    throw error
  }
  await renderInShop(<Failing />, {
    root: { requestId: 'r-1' },
    route: { ErrorBoundary: () => <ErrorPage level="h1" /> },
  })
}

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a connection that was lost with "%s" is reported without the id of an earlier request',
  async (message) => {
    await renderError(new TypeError(message))
    await expect.element(page.getByRole('heading', { name: 'The connection was lost' })).toBeVisible()
    await expect.element(page.getByText('r-1')).not.toBeInTheDocument()
  },
)

test('a fault of the shop is reported with the id of the request', async () => {
  await renderError(new Error('Broken'))
  await expect.element(page.getByText('r-1')).toBeVisible()
})
