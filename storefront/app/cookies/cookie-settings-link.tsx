import { Anchor } from '@pito/ui/anchor'

/** Without scripts there is no question and nothing is stored; then it leads to the page that says so. Its press is `LazyCookieBar`'s. */
export function CookieSettingsLink({ children }: { children: string }) {
  return (
    <Anchor href="/information/cookie-policy" aria-haspopup="dialog" data-cookie-settings>
      {children}
    </Anchor>
  )
}
