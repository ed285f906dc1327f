import { useRouteLoaderData } from 'react-router'
import type { FrameData } from './frame-data.ts'

const empty: FrameData = { menus: [], topBar: [], hamburger: [], footer: [] }

export interface WithFrame {
  readonly frame: FrameData
}

/**
 * Returns the menus and links of the header and footer. They are empty on the error page that is shown if the root
 * could not be loaded.
 */
export function useFrame(): FrameData {
  return useRouteLoaderData<WithFrame>('root')?.frame ?? empty
}
