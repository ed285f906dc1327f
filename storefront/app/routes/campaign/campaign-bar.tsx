import { Logo } from '@pito/ui/logo'
import { useWords } from '@pito/web/words/words'
import { frame } from '../../frame/frame-words.ts'
import { LanguageSwitch } from '../../frame/language-switch.tsx'

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
