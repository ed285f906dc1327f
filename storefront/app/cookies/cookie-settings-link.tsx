/** Without script nothing is asked and nothing kept; then it leads to where that is said. Its press is `CookiePlace`'s. */
export function CookieSettingsLink({ children }: { children: string }) {
  return (
    <a href="/information/cookie-policy" aria-haspopup="dialog" data-cookie-settings>
      {children}
    </a>
  )
}
