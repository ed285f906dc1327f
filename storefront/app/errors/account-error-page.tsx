import { ErrorPage } from './error-page.tsx'

/** For the pages of the account area, which has its own `h1`. */
export function AccountErrorPage() {
  return <ErrorPage level="h2" />
}
