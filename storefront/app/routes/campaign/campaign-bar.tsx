import { Logo } from '@pito/ui/logo'
import { useWords } from '@pito/web/words/words'
import { frame } from '../../frame/frame-words.ts'
import { LanguageSwitch } from '../../frame/language-switch.tsx'

/**
 * Shows links to the home page and the other language. It is used on campaigns that do not have the shop's header.
 */
export function CampaignBar() {
  const w = useWords(frame)
  return (
    <div className="wrap camp__bar">
      <Logo label={w.home} href="/" />
      <LanguageSwitch className="link" />
    </div>
  )
}
