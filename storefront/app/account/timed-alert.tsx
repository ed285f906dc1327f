import { Alert } from '@pito/ui/alert'
import { flashSeconds } from '@pito/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'

interface TimedAlertProps {
  readonly title: string
  /** Called when the alert disappears, for example to open another page. */
  readonly onOver?: () => void
}

/** Shows the alert for `flashSeconds`. Without scripts the alert stays. */
export function TimedAlert({ title, onOver }: TimedAlertProps) {
  const [over, setOver] = useState(false)
  const end = useEffectEvent(() => {
    setOver(true)
    onOver?.()
  })
  useEffect(() => {
    const timer = setTimeout(end, flashSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  return over ? null : <Alert title={title} tone="good" />
}
