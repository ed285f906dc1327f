import { addressIn } from '@pito/contracts/values/address-in'
import fontUrl from '@pito/ui/fonts/archivo-subset.woff2?url'
import { useLocale } from '@pito/web/locale/use-locale'
import { useLocation, useMatches } from 'react-router'
import { useRootData } from './root-data.ts'
import { useWordsOfMissingPage } from './use-missing-page.ts'

/**
 * The loader data of pages whose path differs between the languages. They contain the page's URL in each language.
 */
interface WithAddresses {
  readonly addresses?: { readonly fi: string; readonly en: string }
}

/**
 * Renders the icons, the preload of the font ahead of the style sheet, and the page's canonical and alternate URLs. A
 * page that does not exist has no such URLs.
 */
export function HeadLinks() {
  const addresses = useAddresses()
  const isFound = useWordsOfMissingPage() === null
  return (
    <>
      <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7fafc" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1520" />
      {isFound && <Addresses {...addresses} />}
    </>
  )
}

function Addresses({ finnish, english }: ReturnType<typeof useAddresses>) {
  return (
    <>
      <link rel="canonical" href={useLocale() === 'fi_FI' ? finnish : english} />
      <link rel="alternate" hrefLang="fi" href={finnish} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="x-default" href={finnish} />
    </>
  )
}

function useAddresses() {
  // The router ignores the case of paths. Paths of pages that do not name their URLs are in lower case.
  const pathname = useLocation().pathname.toLowerCase()
  const origin = useRootData()?.origin ?? ''
  const own = (useMatches().at(-1)?.loaderData as WithAddresses | null | undefined)?.addresses
  return { finnish: origin + (own?.fi ?? pathname), english: origin + (own?.en ?? addressIn(pathname, 'en')) }
}
