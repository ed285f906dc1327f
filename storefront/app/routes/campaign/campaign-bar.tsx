import { Logo } from '@pito/ui/logo'
import { LanguageSwitch } from '../../frame/language-switch.tsx'
import { frame } from '../../words/frame.ts'
import { useWords } from '../../words.ts'

/** The way home and the other language, where the shop's header is not. */
export function CampaignBar() {
  const w = useWords(frame)
  return (
    <div className="wrap camp__bar">
      <Logo label={w.home} href="/" />
      <LanguageSwitch className="link" />
    </div>
  )
}
