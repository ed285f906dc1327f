export { clientLoader, default, handle, loader, meta } from './unknown-page.tsx'
