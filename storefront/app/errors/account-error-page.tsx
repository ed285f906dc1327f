import { ErrorPage } from './error-page.tsx'

/** The account area has its own `h1`, so the error of one of its pages starts with an `h2`. */
export function AccountErrorPage() {
  return <ErrorPage level="h2" />
}
