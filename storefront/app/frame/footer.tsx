import { Logo } from '@pito/ui/logo'
import { useWords } from '@pito/web/words/words'
import { useRootData } from '../page/root-data.ts'
import { Static } from '../static/static.tsx'
import { FooterColumns } from './footer-columns.tsx'
import { frame } from './frame-words.ts'
import { PhoneLink } from './phone-link.tsx'
import { useFrame } from './use-frame.ts'

export function Footer({ hidden }: { hidden: boolean }) {
  const w = useWords(frame)
  const { menus, hamburger, footer } = useFrame()
  const demo = useRootData()?.demo
  return (
    <footer className="foot" hidden={hidden}>
      <div className="wrap">
        <div className="stack stack--tight">
          <Logo label="Pito" />
          <p>{w.slogan}</p>
          <p className="foot__phone">
            <PhoneLink />
          </p>
          <p>{w.hours}</p>
        </div>
        <Static id="footer-links" className="foot__cols no-print">
          {import.meta.env.SSR && <FooterColumns {...{ menus, hamburger, footer }} />}
        </Static>
        {demo && <p className="foot__demo">{w.demo}</p>}
      </div>
    </footer>
  )
}
