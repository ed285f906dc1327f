import './tyre-alert.css'
import { notIndexed, titled } from '../page/page-meta.ts'
import { AlertMessage } from './alert-message.tsx'
import { alertPages } from './alert-pages-words.ts'

const title = titled(alertPages, (w) => w.stoppedTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

/**
 * Shown after an alert was stopped. The URL has no token, because the alert has been deleted, and a reload does not
 * repeat anything.
 */
export default function AlertStopped() {
  return <AlertMessage title="stoppedTitle" text="stopped" />
}
