import type { ClientLoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import type { MissingPage } from '../page/missing-page.ts'
import { loadMissingPage } from '../page/missing-page.ts'
import { onServer } from '../page/page.ts'
import { wordsOfPath } from '../page/words-of-path.ts'

export { default, meta } from './unknown-page.tsx'

/** The parameter `q` has the words of the path that redirected to this page. */
export const handle = { cacheBy: ['q'], isMissing: true }
export const loader = onServer(async (api, { url }) => data(await loadMissingPage(api, pathIn(url)), 404))
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): MissingPage => ({
  words: wordsOfPath(pathIn(new URL(request.url)).pathname),
})

function pathIn(url: URL): URL {
  return new URL(`/${encodeURIComponent(url.searchParams.get('q') ?? '')}`, url)
}
