import { useRouteLoaderData } from 'react-router'
import { shownOf } from '../item.ts'
import type { RootData } from '../root.tsx'
import type { FrameData } from './frame-data.ts'

const empty: FrameData = { menus: [], topBar: [], hamburger: [], footer: [] }

/** The error page stands without data: then the frame shows only what needs none. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined
}

/** Empty in browsers, which have it as markup. */
export function useFrame(): FrameData {
  const frame = useRootData()?.frame
  return (frame && shownOf(frame)) ?? empty
}
