import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'
import type { FrameData } from './frame-data.ts'

const empty: FrameData = { menus: '', topBar: '', hamburger: '', footer: '' }

/** The error page stands without data: then the frame shows only what needs none. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined
}

export function useFrame(): FrameData {
  return useRootData()?.frame ?? empty
}
