import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { DialogButton } from '@pito/ui/dialog'
import { Icon } from '@pito/ui/icon'
import { Tread } from '@pito/ui/tread'
import { useLocale } from '@pito/web/locale/use-locale'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import type { FocusEvent, MouseEvent } from 'react'
import { Suspense, useEffect, useState } from 'react'
import { cartAddress } from '../cart/cart-address.ts'
import { cartRequested, mayHaveCart } from '../cart/cart-marks.ts'
import { SearchField, SearchOpener } from '../search/search-field.tsx'
import type { MenuEntry, PageLink } from './frame-data.ts'
import { frame } from './frame-words.ts'
import { HomeLogo } from './home-logo.tsx'
import { LoginLink } from './login-link.tsx'
import {
  EntryLink,
  GroupDescription,
  GroupName,
  LongDescription,
  MenuEntries,
  shortened,
} from './menu-entries.tsx'
import { menuSheetId } from './menu-sheet.tsx'
import { useFrame } from './use-frame.ts'

export function Header() {
  const w = useWords(frame)
  const { menus, hamburger } = useFrame()
  return (
    <header className="head no-print" onClickCapture={closeAfterLink} onBlurCapture={closePanelWhenLeft}>
      <div className="wrap head__in">
        <HomeLogo />
        <SearchField />
        <div className="tools">
          <SearchOpener />
          <LoginLink />
          <LazyQuickCart />
          <PagesMenu pages={hamburger} />
          <DialogButton opens={menuSheetId} look="bare" icon className="tool tool--menu" aria-label={w.menu}>
            <Icon name="menu" />
          </DialogButton>
        </div>
        <nav className="nav" aria-label={w.mainMenu}>
          <ul>
            <MainMenu menus={menus} />
          </ul>
        </nav>
      </div>
    </header>
  )
}

function closeAfterLink({ target }: MouseEvent) {
  if (target instanceof Element) target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover()
}

/**
 * Closes the open panel of a menu when the focus leaves the panel, so that the panel does not cover the focused
 * element.
 */
function closePanelWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const open = currentTarget.querySelector<HTMLElement>(':is(.mega, .pmenu):popover-open')
  if (!open || !relatedTarget || open.contains(relatedTarget)) return
  // The button of the panel already closes the panel itself.
  if (relatedTarget.getAttribute('popovertarget') !== open.id) open.hidePopover()
}

const id = 'other-pages'

/** Shows the pages behind the menu icon on a wide screen. On a phone these pages are in the menu sheet. */
function PagesMenu({ pages }: { pages: readonly PageLink[] }) {
  const w = useWords(frame)
  if (pages.length === 0) return null
  return (
    <>
      <Button look="bare" icon className="tool tool--pages" popoverTarget={id} aria-label={w.otherPages}>
        <Icon name="menu" />
      </Button>
      <nav className="pmenu" id={id} popover="auto" aria-label={w.otherPages}>
        <ul>
          {pages.map(({ title, href }) => (
            <li key={href}>
              <Anchor className="mplain" href={href}>
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

const QuickCart = lazyOptional(
  () => import('../cart/quick-cart.tsx').then((loaded) => loaded.QuickCart),
  () => <CartLink />,
)

/**
 * Shows a link to the cart at first. The quick cart replaces the link at the first press, or as soon as the visitor
 * may have a cart.
 */
export function LazyQuickCart() {
  const [isNeeded, setNeeded] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const need = () => setNeeded(true)
    if (mayHaveCart(document.cookie)) need()
    addEventListener(cartRequested, need)
    return () => removeEventListener(cartRequested, need)
  }, [])
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
    setNeeded(true)
  }
  const link = <CartLink onClick={openHere} />
  return isNeeded ? (
    <Suspense fallback={link}>
      <QuickCart open={open} />
    </Suspense>
  ) : (
    link
  )
}

function CartLink({ onClick }: { readonly onClick?: (event: MouseEvent) => void }) {
  const w = useWords(frame)
  return (
    <Anchor className="tool" href={cartAddress(useLocale())} onClick={onClick}>
      <Icon name="cart" />
      <span className="tool__word">{w.cart}</span>
    </Anchor>
  )
}

function MainMenu({ menus }: { menus: readonly MenuEntry[] }) {
  return menus.map((entry, place) => (
    <li key={entry.name}>
      {entry.children.length > 0 ? (
        <MegaMenu entry={entry} id={`mega-${place}`} />
      ) : (
        <Anchor href={entry.link ?? '/'}>{entry.name}</Anchor>
      )}
    </li>
  ))
}

/** Shows a menu in a popover under the header. The popover opens at a press and never on hover. */
function MegaMenu({ entry, id }: { entry: MenuEntry; id: string }) {
  return (
    <>
      <button type="button" className="nav__open chevron" popoverTarget={id} aria-controls={id}>
        {entry.name}
      </button>
      <section className="mega" id={id} popover="auto" aria-label={entry.name}>
        <MegaColumns entry={entry} />
      </section>
    </>
  )
}

function MegaColumns({ entry }: { entry: MenuEntry }) {
  const groups = entry.children.filter(({ children }) => children.length > 0)
  const article = entry.children.find(({ kind }) => kind === 'article')
  const links = entry.children.filter((child) => child.children.length === 0 && child !== article)
  return (
    <>
      <div className="wrap mega__in">
        {groups.map((group) => (
          <section className="mega__col" key={group.name}>
            <h2>
              <GroupName group={group} />
            </h2>
            <GroupDescription group={group} />
            <MenuEntries entries={group.children} />
          </section>
        ))}
        {article && <ArticleTile article={article} />}
      </div>
      <div className="mega__foot">
        <div className="wrap">
          {links.map((entry) => (
            <div key={entry.name}>
              <EntryLink entry={entry} />
              <LongDescription entry={entry} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

function ArticleTile({ article }: { article: MenuEntry }) {
  return (
    <Anchor className="tile" href={article.link ?? '/'}>
      <span className="tile__words">
        <b>{article.name}</b>
        <span>{shortened(article.description).head}</span>
      </span>
      {article.image && <img src={article.image} alt="" width="300" height="300" loading="lazy" />}
      <Tread />
    </Anchor>
  )
}
