import { addressIn } from '@pito/contracts/values/address-in'
import { languageOf } from '@pito/contracts/values/locale'
import type { AnchorProps } from '@pito/ui/anchor'
import { showToast } from '@pito/ui/toast'
import { useLocale } from '@pito/web/locale/use-locale'
import { errors } from '@pito/web/words/errors'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { goesThroughRouter } from './goes-through-router.ts'
import { openedFrom } from './opened-from.ts'

/**
 * Renders every `Anchor` of the shop: as a `<Link>` if the router can open the URL, and otherwise as a plain link.
 */
export function ShopLink({
  href = '',
  onClick,
  replace,
  preventScrollReset,
  reloadDocument,
  ...rest
}: AnchorProps) {
  const locale = useLocale()
  const here = useLocation()
  const w = useWords(errors)
  const address = addressIn(href, languageOf(locale))
  if (reloadDocument || rest.download || rest.hrefLang || !goesThroughRouter(address, here, locale))
    return <a {...rest} href={address} onClick={onClick} />
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    // Without a connection the link is not followed. If the router cannot fetch the code of a page, it reloads the
    // document, which would lose the current page.
    if (navigator.onLine || event.defaultPrevented) return
    event.preventDefault()
    showToast({ tone: 'warn', title: w.offline, more: w.offlineHint })
  }
  return (
    <Link
      {...rest}
      to={address}
      // The prop is passed only if it is true: if `replace` is omitted, React Router replaces the history entry for a
      // link to the current page.
      {...(replace && { replace })}
      {...(preventScrollReset && { preventScrollReset })}
      state={openedFrom(here)}
      discover="none"
      onClick={follow}
    />
  )
}
