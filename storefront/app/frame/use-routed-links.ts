import type { Locale } from '@pito/contracts/values/locale'
import { showToast } from '@pito/ui/toast'
import { useLocale } from '@pito/web/locale/use-locale'
import { errors } from '@pito/web/words/errors'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { goesThroughRouter } from './goes-through-router.ts'
import { openedFrom } from './opened-from.ts'

/**
 * Links are plain `<a>`: one listener routes the clicks, because a `<Link>` inside static markup or an editor's text
 * would not be hydrated. `data-stay` on a link or around it preserves the scroll position, `data-replace` replaces the
 * history entry.
 */
export function useRoutedLinks(): void {
  const navigate = useNavigate()
  const locale = useLocale()
  const w = useWords(errors)
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkToFollow(event, locale)
      if (!link) return
      event.preventDefault()
      // Without its code the next page would be the browser's own error page.
      if (!navigator.onLine) {
        showToast({ tone: 'warn', title: w.offline, more: w.offlineHint })
        return
      }
      const { pathname, search, hash } = link
      void navigate(pathname + search + hash, {
        preventScrollReset: link.closest('[data-stay]') !== null,
        replace: 'replace' in link.dataset || link.href === window.location.href,
        state: openedFrom(window.location),
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, locale, w])
}

function linkToFollow(event: MouseEvent, locale: Locale): HTMLAnchorElement | null {
  const changed = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
  if (event.defaultPrevented || event.button !== 0 || changed || !(event.target instanceof Element))
    return null
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  return link && goesThroughRouter(link, window.location, locale) ? link : null
}
