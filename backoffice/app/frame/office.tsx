import type { Locale } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Dialog, DialogButton } from '@pito/ui/dialog'
import { Popover, PopoverButton } from '@pito/ui/popover'
import { SkipLink } from '@pito/ui/skip-link'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { rememberLanguage } from '@pito/web/locale/remember-language'
import { useFocusAfterNavigation } from '@pito/web/navigation/use-focus-after-navigation'
import { useWords } from '@pito/web/words/words'
import { Link, NavLink, Outlet, redirectDocument, useLocation } from 'react-router'
import { useWide } from '../list/use-wide.ts'
import { GlobalSearch } from '../search/global-search.tsx'
import { openOfficeFor, useFollowsAnotherPerson } from '../session/another-person.ts'
import { pathInOffice } from '../session/leave-for-login.ts'
import { loadStaff } from '../session/load-staff.ts'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { LanguageButton } from './language-button.tsx'
import { menuGroups } from './menu-entries.ts'
import { menuWords } from './menu-words.ts'
import { officeWords } from './office-words.ts'
import { OfficeLogo } from './shop.tsx'
import { withoutLanguage } from './without-language.ts'

export { ErrorPage as ErrorBoundary } from '../errors/error-page.tsx'

export const clientLoader = staffPage(async (api, { url, toLogin }) => {
  const staff = await loadStaff(api)
  if (!staff) throw toLogin()
  if (staff.locale !== browserLocale(url)) throw inOwnLanguage(staff.locale, url)
  openOfficeFor(staff.id)
  return { staff }
})

/** Loads the document again in the language that is stored with the member of staff, who may have changed it elsewhere. */
function inOwnLanguage(locale: Locale, url: URL): Response {
  rememberLanguage(locale)
  return redirectDocument(pathInOffice(withoutLanguage(url)))
}

/**
 * The layout of all pages except the login page. It shows who is logged in and a menu of the pages that this member
 * of staff may open.
 */
export default function Office() {
  const w = useWords(officeWords)
  const isWide = useWide()
  const { pathname, key } = useLocation()
  const { name } = useStaff()
  // React Router gives the first location of a document this key.
  const isLeftByAnother = useFollowsAnotherPerson() && key === 'default'
  useFocusAfterNavigation()
  return (
    <div className="office">
      <SkipLink target="content">{w.skip}</SkipLink>
      <header className="office__head">
        <OfficeLogo />
        <span className="office__name">{w.name}</span>
        {/* The keys close the search and the menu when a link in them has opened another page. */}
        <GlobalSearch key={`search ${pathname}`} />
        {isWide ? <OwnMenu key={`own ${pathname}`} /> : <MenuSheet />}
      </header>
      {isWide && (
        <div className="office__side">
          <MenuGroups />
        </div>
      )}
      <main className="office__page" id="content" tabIndex={-1}>
        {isLeftByAnother && <Alert title={w.anotherPerson(name)} tone="warn" />}
        <Outlet />
      </main>
    </div>
  )
}

/** Shows what concerns the person who is logged in, in a menu below their name. */
function OwnMenu() {
  const { name } = useStaff()
  return (
    <div className="office__own">
      <PopoverButton look="bare" opens="own-menu" className="select">
        {name}
      </PopoverButton>
      <Popover id="own-menu" label={name}>
        <Tools />
      </Popover>
    </div>
  )
}

function Tools() {
  const w = useWords(officeWords)
  const form = useForm({ id: 'logout', action: '/logout', fields: [] })
  return (
    <div className="office__tools">
      <Link className="link" to="/account">
        {w.account}
      </Link>
      <LanguageButton />
      <PostForm form={form}>
        <Button type="submit" busy={form.pending}>
          {w.logOut}
        </Button>
      </PostForm>
    </div>
  )
}

/** The menu on a phone: a sheet, because its groups would push the page out of sight. */
function MenuSheet() {
  const w = useWords(officeWords)
  const { name } = useStaff()
  const { pathname } = useLocation()
  return (
    <>
      <DialogButton opens="office-menu">{w.menu}</DialogButton>
      {/* The key closes the sheet when a link in it has opened another page. */}
      <Dialog id="office-menu" title={w.menu} closeLabel={w.closeMenu} place="right" key={pathname}>
        <div className="stack">
          <MenuGroups />
          <p className="quiet small">{name}</p>
          <Tools />
        </div>
      </Dialog>
    </>
  )
}

function MenuGroups() {
  const { menu } = useWords(officeWords)
  const w = useWords(menuWords)
  const staff = useStaff()
  return (
    <nav className="office__menu" aria-label={menu}>
      {menuGroups(staff.rights).map((group) => (
        <div className="office__group" key={group.label}>
          <h2>{w[group.label]}</h2>
          <ul>
            {group.entries.map(({ label, path, isInShop, counts }) => (
              <li key={path}>
                {isInShop ? (
                  <a href={path}>{w[label]}</a>
                ) : (
                  <NavLink to={path} end={path === '/'}>
                    {w[label]}
                    {counts && staff[counts] > 0 && ` ${staff[counts]}`}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
