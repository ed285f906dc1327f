import { ErrorPage } from './error-page.tsx'

/**
 * The error page inside the account area. Its heading is an `h2`, because the account area has an `h1` of its own.
 */
export function AccountErrorPage() {
  return <ErrorPage level="h2" />
}
