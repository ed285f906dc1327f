import { frame } from '../words/frame.ts'
import { useWords } from '../words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { linksIn } from './packed-menu.ts'
import { PhoneLink } from './phone-link.tsx'
import { useFrame } from './use-frame.ts'

export function TopBar({ campaigns }: { campaigns: boolean }) {
  const w = useWords(frame)
  const { topBar } = useFrame()
  return (
    <aside className="service no-print" aria-label={w.service}>
      <div className="wrap">
        <ul>
          <li>
            {w.customerService} <PhoneLink />
          </li>
          <li>{w.hours}</li>
        </ul>
        <ul>
          {campaigns &&
            linksIn(topBar).map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </div>
    </aside>
  )
}
