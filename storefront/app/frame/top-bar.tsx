import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { Static } from '../static/static.tsx'
import type { PageLink } from './frame-data.ts'
import { frame } from './frame-words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { PhoneLink } from './phone-link.tsx'
import { useFrame } from './use-frame.ts'

interface TopBarProps {
  readonly campaigns: boolean
  readonly hidden: boolean
}

export function TopBar({ campaigns, hidden }: TopBarProps) {
  const w = useWords(frame)
  const { topBar } = useFrame()
  return (
    <aside className="service no-print" aria-label={w.service} hidden={hidden}>
      <div className="wrap">
        <p>
          {w.customerService} <PhoneLink />
        </p>
        <p>{w.hours}</p>
        <Static as="ul" id="campaigns" hidden={!campaigns}>
          {import.meta.env.SSR && <CampaignLinks pages={topBar} />}
        </Static>
        <LanguageSwitch />
      </div>
    </aside>
  )
}

function CampaignLinks({ pages }: { pages: readonly PageLink[] }) {
  return pages.map(({ title, href }) => (
    <li key={href}>
      <Anchor href={href}>{title}</Anchor>
    </li>
  ))
}
