import type { RouteConfig } from '@react-router/dev/routes'
import { index, route } from '@react-router/dev/routes'

/** Every page's address and its file. */
export default [
  index('routes/home/home.tsx', { id: 'home' }),
  route('information/:pagepath', 'routes/information/information.tsx', { id: 'cmspage' }),
  route('access-denied', 'routes/access-denied.tsx', { id: 'access-denied' }),
  route('page-not-found', 'routes/page-not-found-redirect.tsx', { id: 'page-not-found-redirect' }),
  route('ui', 'routes/gallery.tsx', { id: 'gallery' }),
  route('*', 'routes/unknown-page.tsx', { id: 'page-not-found' }),
] satisfies RouteConfig
