import { Logo } from '@pito/ui/logo'
import { useWords } from '@pito/web/words/words'
import { HyphenatedName } from '../content/hyphenated.tsx'
import { useRootData } from '../page/root-data.ts'
import { frame } from './frame-words.ts'

/** The logo of the shop as the link to the front page. */
export function HomeLogo() {
  const w = useWords(frame)
  const root = useRootData()
  if (!root) return <Logo name={w.frontPage} href="/" />
  const { shopName, shopLogo } = root
  return (
    <Logo name={shopName} label={`${shopName}, ${w.frontPage}`} picture={shopLogo} href="/">
      <HyphenatedName name={shopName} />
    </Logo>
  )
}
