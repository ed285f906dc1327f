import { Logo } from '@pito/ui/logo'
import { useWords } from '@pito/web/words/words'
import { useOffersFitting, useRootData } from '../page/root-data.ts'
import { FooterColumns } from './footer-columns.tsx'
import { frame } from './frame-words.ts'
import { PhoneLink } from './phone-link.tsx'
import { useFrame } from './use-frame.ts'

export function Footer() {
  const w = useWords(frame)
  const { menus, hamburger, footer } = useFrame()
  const root = useRootData()
  const offersFitting = useOffersFitting()
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="stack stack--tight">
          <Logo name={root?.shopName ?? ''} />
          {offersFitting && <p>{w.slogan}</p>}
          <p className="foot__phone">
            <PhoneLink />
          </p>
          <p>{root?.customerServiceHours}</p>
        </div>
        <div className="foot__cols no-print">
          <FooterColumns {...{ menus, hamburger, footer }} />
        </div>
        {root?.demo && <p className="foot__demo">{w.demo}</p>}
      </div>
    </footer>
  )
}
