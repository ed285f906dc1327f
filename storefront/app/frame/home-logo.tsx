import { Logo } from '@pito/ui/logo'
import { useWords } from '@pito/web/words/words'
import { useRootData } from '../page/root-data.ts'
import { HyphenatedName } from '../words/hyphenated.tsx'
import { frame } from './frame-words.ts'

/** The logo of the shop as the link to the front page. */
export function HomeLogo() {
  const { frontPage } = useWords(frame)
  const root = useRootData()
  const name = root?.shopName
  return (
    <Logo name={name ?? frontPage} label={name && `${name}, ${frontPage}`} picture={root?.shopLogo} href="/">
      <HyphenatedName name={name ?? frontPage} />
    </Logo>
  )
}
