import { Gallery } from '@pito/ui/gallery'
import type { LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import { visitContext } from '../api/contexts.ts'

/** The parts of the interface in every state; a page for developers, in demo mode alone. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(visitContext).demo) throw data(null, 404)
  return null
}
export const meta = () => [{ title: 'Interface – Pito' }, { name: 'robots', content: 'noindex' }]

export default function GalleryPage() {
  return <Gallery />
}
