import { Gallery } from '@pito/ui/gallery'
import type { LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import { visitContext } from '../page/contexts.ts'

/** Shows every component of the interface in every state. The page is for developers and exists only in demo mode. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(visitContext).demo) throw data(null, 404)
  return null
}
export const meta = () => [{ title: 'Interface – Pito' }, { name: 'robots', content: 'noindex' }]

export default function GalleryPage() {
  return <Gallery />
}
