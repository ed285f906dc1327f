import './tyre-alert.css'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { alertPages } from '../../words/alert-pages.ts'
import { Told } from './told.tsx'

const title = titled(alertPages, (w) => w.sentTitle)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

export default function AlertSent() {
  return <Told title="sentTitle" text="sent" />
}
