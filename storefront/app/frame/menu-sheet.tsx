import { Anchor } from '@pito/ui/anchor'
import { closeDialog, Dialog } from '@pito/ui/dialog'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { useEffect } from 'react'
import { useRootData } from '../page/root-data.ts'
import { Hyphenated } from '../words/hyphenated.tsx'
import { frame } from './frame-words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LoginLink } from './login-link.tsx'
import { PhoneLink } from './phone-link.tsx'
import { SheetLinks, SheetMenu, SheetPages } from './sheet-menu.tsx'
import { useFrame } from './use-frame.ts'

export const menuSheetId = 'menu'

/** Shows the whole menu on a phone. Following a link closes the sheet. */
export function MenuSheet({ campaigns }: { campaigns: boolean }) {
  const w = useWords(frame)
  const { menus, hamburger, topBar } = useFrame()
  const root = useRootData()
  useClosedByBack()
  return (
    <Dialog
      id={menuSheetId}
      title={w.menu}
      closeLabel={w.closeMenu}
      place="right"
      className="msheet"
      footer={<SheetFoot />}
    >
      <div className="msheet__in" onClickCapture={closeAfterLink}>
        {root?.plateSearch && (
          // The link loads a new document, so that the browser moves the focus to the field for the plate.
          <Anchor className="btn" href="/#plate" reloadDocument>
            <Hyphenated text={w.byPlate} />
          </Anchor>
        )}
        <div className="msheet__menu">
          <div className="msheet__menu">
            <SheetMenu menus={menus} />
          </div>
          <nav aria-label={w.otherPages}>
            <ul className="msheet__two">
              <SheetPages menus={menus} pages={hamburger} />
            </ul>
            {campaigns && (
              <ul className="msheet__two">
                <SheetLinks menus={menus} pages={topBar} />
              </ul>
            )}
          </nav>
        </div>
        {root?.customerServicePhone && (
          <p>
            {w.customerService} <PhoneLink />
            <br />
            <span className="small">{root.customerServiceHours}</span>
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** This part of the sheet stays visible, however long the menu is. */
function SheetFoot() {
  return (
    <div className="msheet__foot" onClickCapture={closeAfterLink}>
      <LoginLink />
      <LanguageSwitch className="mplain" />
    </div>
  )
}

function closeAfterLink({ target }: MouseEvent) {
  if (target instanceof Element && target.closest('a')) closeDialog(menuSheetId)
}

/** Closes the sheet when the visitor goes back, because it would cover the page that then appears. */
function useClosedByBack() {
  useEffect(() => {
    const close = () => closeDialog(menuSheetId)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])
}
