import { Anchor } from '@pito/ui/anchor'
import './cookie-bar.css'
import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { usePublishedHeight } from '@pito/ui/use-published-height'
import { useApi } from '@pito/web/api/use-api'
import { focusHeading } from '@pito/web/navigation/focus-heading'
import { useWords } from '@pito/web/words/words'
import { cookieSettingsRequested } from './cookie-choice.ts'
import { cookies } from './cookies-words.ts'
import { rememberChoice } from './remember-choice.ts'

const openSettings = () => window.dispatchEvent(new Event(cookieSettingsRequested))

export function CookieBar() {
  const w = useWords(cookies)
  const api = useApi()
  const choose = (all: boolean) => () => {
    void rememberChoice(api, { comfort: all, analytics: all, marketing: all })
    // The bar disappears together with the pressed button.
    focusHeading()
  }
  return (
    <section className="cookiebar no-print" aria-label={w.title} ref={usePublishedHeight('--cookies')}>
      <div className="wrap cookiebar__in">
        {/* Two short paragraphs, so that the largest text that a browser measures is a part of the page. */}
        <div>
          <p>{w.ask}</p>
          <p>
            {w.askToRemember}{' '}
            <Anchor className="cookiebar__link" href="/information/cookie-policy">
              {w.policy}
            </Anchor>
          </p>
        </div>
        <div className="cookiebar__buttons">
          <Button onClick={choose(false)}>{w.necessary}</Button>
          <Button onClick={choose(true)}>{w.all}</Button>
          <Button onClick={openSettings} aria-haspopup="dialog" aria-label={w.settings}>
            <Icon name="filter" />
            <span className="cookiebar__word">{w.settings}</span>
          </Button>
        </div>
      </div>
    </section>
  )
}
