import type { Output } from '@pito/contracts/endpoint'
import type { getSecondFactor } from '@pito/contracts/staff-second-factors'
import { Button } from '@pito/ui/button'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { ConfirmedForm } from '../second-factor/confirmed-form.tsx'
import { accountWords } from './account-words.ts'
import { accountForms, accountPath } from './submit-account.ts'

type Passkey = Output<typeof getSecondFactor>['data']['passkeys'][number]

export function OwnPasskeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const w = useWords(accountWords)
  const form = useFetcherForm({ id: accountForms.passkey, action: accountPath, fields: [] })
  return (
    <section className="stack stack--tight" aria-labelledby="own-passkeys">
      <h2 id="own-passkeys">{w.passkeys}</h2>
      {passkeys.length === 0 ? (
        <p>{w.noPasskeys}</p>
      ) : (
        <ul className="stack stack--tight">
          {passkeys.map((passkey) => (
            <OwnPasskey passkey={passkey} key={passkey.id} />
          ))}
        </ul>
      )}
      <ConfirmedForm form={form}>
        <Button type="submit" busy={form.pending}>
          {w.addPasskey}
        </Button>
        <p role="status">{form.result?.outcome === 'done' && w.passkeyAdded}</p>
      </ConfirmedForm>
    </section>
  )
}

function OwnPasskey({ passkey: { id, created_at, last_used_at } }: { readonly passkey: Passkey }) {
  const w = useWords(accountWords)
  const locale = useLocale()
  const form = useFetcherForm({ id: `remove-passkey-${id}`, action: accountPath, fields: [] })
  const added = timeWithWeekday(created_at, locale)
  const used = last_used_at === null ? null : timeWithWeekday(last_used_at, locale)
  return (
    <li>
      <ConfirmedForm form={form} className="record-head">
        <span>{w.passkey(added, used)}</span>
        <input type="hidden" name="remove" value={id} />
        <Button type="submit" busy={form.pending} aria-label={w.removeOf(added)}>
          {w.remove}
        </Button>
      </ConfirmedForm>
    </li>
  )
}
