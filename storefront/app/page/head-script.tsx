import { createContext, use } from 'react'

/** The nonce of the scripts of the page that the server renders. It is undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

/** Renders a script that runs before the first paint. The content security policy allows it by its nonce or hash. */
export function HeadScript({ children }: { readonly children: string }) {
  // A browser hides the nonce of a script from scripts, so that React would find another value than the server's.
  return (
    <script
      nonce={use(NonceContext)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: children }}
    />
  )
}
