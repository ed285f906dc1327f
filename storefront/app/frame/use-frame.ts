import { useRouteLoaderData } from 'react-router'
import type { ServerOnly } from '../static/server-only.ts'
import { dataOf } from '../static/server-only.ts'
import type { FrameData } from './frame-data.ts'

const empty: FrameData = { menus: [], topBar: [], hamburger: [], footer: [] }

export interface WithFrame {
  readonly frame: ServerOnly<FrameData>
}

/** Empty in browsers, which have it as markup, and on the error page of a root that could not be loaded. */
export function useFrame(): FrameData {
  const frame = useRouteLoaderData<WithFrame>('root')?.frame
  return (frame && dataOf(frame)) ?? empty
}
