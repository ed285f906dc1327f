import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'
import { dataOf } from '../static/server-only.ts'
import type { FrameData } from './frame-data.ts'

const empty: FrameData = { menus: [], topBar: [], hamburger: [], footer: [] }

/** The error page stands without data: then the frame shows only what needs none. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined
}

/** Empty in browsers, which have it as markup. */
export function useFrame(): FrameData {
  const frame = useRootData()?.frame
  return (frame && dataOf(frame)) ?? empty
}
