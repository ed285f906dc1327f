import { useRouteLoaderData } from 'react-router'
import type { FrameData } from './frame-data.ts'

const empty: FrameData = { menus: [], topBar: [], hamburger: [], footer: [] }

export interface WithFrame {
  readonly frame: FrameData
}

/** Returns an empty frame on the error page of a root that could not be loaded. */
export function useFrame(): FrameData {
  return useRouteLoaderData<WithFrame>('root')?.frame ?? empty
}
