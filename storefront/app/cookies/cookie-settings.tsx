import { Anchor } from '@pito/ui/anchor'
import './cookie-settings.css'
import type { CookieChoice } from '@pito/contracts/values/cookie-choice'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Dialog } from '@pito/ui/dialog'
import { showToast } from '@pito/ui/toast'
import { useApi } from '@pito/web/api/use-api'
import { useWords } from '@pito/web/words/words'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { useRootData } from '../page/root-data.ts'
import { cookieChoice } from './cookie-choice.ts'
import { cookieSettings } from './cookie-settings-words.ts'
import { cookies } from './cookies-words.ts'
import { rememberChoice } from './remember-choice.ts'

const formId = 'cookie-settings-form'
const none: CookieChoice = { comfort: false, analytics: false, marketing: false }
const all: CookieChoice = { comfort: true, analytics: true, marketing: true }

export function CookieSettings({ onClose }: { onClose: () => void }) {
  const w = { ...useWords(cookies), ...useWords(cookieSettings) }
  const api = useApi()
  const service = useRootData()?.marketingService
  const [chosen] = useState(() => cookieChoice() ?? none)
  const choose = async (choice: CookieChoice) => {
    onClose()
    const removed = await rememberChoice(api, choice)
    showToast(removed ? { title: w.saved } : { title: w.notRemoved, tone: 'bad' })
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    void choose({
      comfort: ticked.has('comfort'),
      analytics: ticked.has('analytics'),
      marketing: ticked.has('marketing'),
    })
  }
  const footer = (
    <div className="cookieset__buttons">
      <Button onClick={() => void choose(none)}>{w.necessary}</Button>
      <Button onClick={() => void choose(all)}>{w.all}</Button>
      <Button type="submit" form={formId}>
        {w.save}
      </Button>
    </div>
  )
  return (
    <Dialog
      id="cookie-settings"
      title={w.settings}
      closeLabel={w.close}
      footer={footer}
      small
      open
      onClose={onClose}
    >
      <form id={formId} className="stack" onSubmit={save}>
        <div>
          <p>
            <b>{w.necessaryTitle}</b>
          </p>
          <p className="small">{w.necessaryText}</p>
        </div>
        <Kind name="comfort" title={w.comfort} text={w.comfortText} chosen={chosen} />
        <Kind name="analytics" title={w.analytics} text={w.analyticsText} chosen={chosen} />
        <Kind name="marketing" title={w.marketing} text={w.marketingText(service ?? '')} chosen={chosen} />
        <p className="small">
          <Anchor className="cookieset__link" href="/information/cookie-policy" onClick={onClose}>
            {w.policy}
          </Anchor>
        </p>
      </form>
    </Dialog>
  )
}

interface KindProps {
  readonly name: keyof CookieChoice
  readonly title: string
  readonly text: string
  readonly chosen: CookieChoice
}

function Kind({ name, title, text, chosen }: KindProps) {
  const textId = `cookies-${name}`
  return (
    <div>
      <Checkbox name={name} defaultChecked={chosen[name]} aria-describedby={textId}>
        <b>{title}</b>
      </Checkbox>
      <p className="small cookieset__text" id={textId}>
        {text}
      </p>
    </div>
  )
}
