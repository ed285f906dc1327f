import type { Passkey } from '@pito/contracts/passkeys'
import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeInHelsinki } from '@pito/web/locale/time-in-helsinki'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { passkeyWords } from './passkey-words.ts'

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const w = useWords(passkeyWords)
  const locale = useLocale()
  const { name, created_at, last_used_at, backed_up } = passkey
  const facts = [
    w.added(timeInHelsinki(created_at, locale)),
    last_used_at === null ? w.unused : w.used(timeInHelsinki(last_used_at, locale)),
    ...(backed_up ? [w.synced] : []),
  ]
  return (
    <li className="session">
      <div>
        <b>{name}</b>
        <p className="small quiet">{facts.join(' · ')}</p>
      </div>
      <RemoveForm passkey={passkey} />
      <RenameForm passkey={passkey} />
    </li>
  )
}

function RemoveForm({ passkey: { id, name } }: { passkey: Passkey }) {
  const w = useWords(passkeyWords)
  const fields = ['password'] as const
  const form = useFetcherForm({ id: `remove-passkey-${id}`, action: '/passkeys/remove', fields })
  const isPasswordNeeded = usePasswordNeeded(form.error('password'))
  return (
    <PostForm form={form} className="form">
      <input type="hidden" name="id" value={id} />
      {isPasswordNeeded && (
        <PasswordField
          label={w.password}
          field={form.field('password')}
          error={form.error('password')}
          autoComplete="current-password"
        />
      )}
      <Button type="submit" busy={form.pending} aria-label={w.removeOf(name)}>
        {w.remove}
      </Button>
    </PostForm>
  )
}

function RenameForm({ passkey: { id, name } }: { passkey: Passkey }) {
  const w = useWords(passkeyWords)
  const fields = ['name'] as const
  const form = useFetcherForm({
    id: `rename-passkey-${id}`,
    action: '/passkeys/rename',
    fields,
    initial: { name },
  })
  return (
    <Disclosure summary={<RenameWords name={name} />} className="session__more">
      <PostForm form={form} className="form">
        <input type="hidden" name="id" value={id} />
        <Field label={w.newName} error={form.error('name')}>
          <TextInput {...form.field('name')} autoComplete="off" required />
        </Field>
        <p>
          <Button type="submit" busy={form.pending}>
            {w.save}
          </Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}

/**
 * The page may have several "rename" buttons, so the label of each one contains the passkey's name for screen
 * readers.
 */
function RenameWords({ name }: { name: string }) {
  const w = useWords(passkeyWords)
  return (
    <>
      {w.rename}
      <span className="vh">: {name}</span>
    </>
  )
}

/**
 * Once the API has required the password, the password field stays visible even if the next error is a different one.
 */
export function usePasswordNeeded(error: string | undefined): boolean {
  const [isNeeded, setNeeded] = useState(false)
  if (error !== undefined && !isNeeded) setNeeded(true)
  return isNeeded || error !== undefined
}
