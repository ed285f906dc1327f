import type { OwnSession } from '@pito/contracts/accounts'
import { Button } from '@pito/ui/button'
import { Mark } from '@pito/ui/mark'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeInHelsinki } from '@pito/web/locale/time-in-helsinki'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { security } from './security-words.ts'

export function SessionRow({ session }: { session: OwnSession }) {
  const w = useWords(security)
  const locale = useLocale()
  const { current, by_staff, staff_name, created_at, last_seen_at, ended_at } = session
  const device = by_staff ? w.byStaff(staff_name) : session.device
  const time = (iso: string) => timeInHelsinki(iso, locale)
  return (
    <li className="session">
      <div>
        <p className="row">
          <b>{device}</b>
          {current && <Mark>{w.current}</Mark>}
        </p>
        <p className="small quiet">
          {w.began(time(created_at))}
          {' · '}
          {ended_at === null ? w.lastSeen(time(last_seen_at)) : w.ended(time(ended_at))}
        </p>
      </div>
      {!current && ended_at === null && (
        <EndButton id={session.id} label={w.endOf(device, time(created_at))} />
      )}
    </li>
  )
}

function EndButton({ id, label }: { id: string; label: string }) {
  const w = useWords(security)
  const form = useFetcherForm({ id: `end-session-${id}`, action: '/end-session', fields: [] })
  return (
    <PostForm form={form}>
      <input type="hidden" name="session_id" value={id} />
      <Button type="submit" busy={form.pending} aria-label={label}>
        {w.end}
      </Button>
    </PostForm>
  )
}
