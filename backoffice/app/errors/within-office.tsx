import { Outlet } from 'react-router'

export { OfficeErrorPage as ErrorBoundary } from './error-page.tsx'

/** Shows the error of a page inside the office layout, so that the menu stays usable. */
export default function WithinOffice() {
  return <Outlet />
}
