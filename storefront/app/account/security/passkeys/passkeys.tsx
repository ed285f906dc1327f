import type { Passkey } from '@pito/contracts/passkeys'
import { useWords } from '@pito/web/words/words'
import { useRemovedRow } from '../use-removed-row.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { passkeyWords } from './passkey-words.ts'

const headingId = 'passkeys-heading'

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const w = useWords(passkeyWords)
  const removed = useRemovedRow(passkeys, headingId)
  return (
    <section className="stack" id="passkeys" aria-labelledby={headingId}>
      <h2 id={headingId}>{w.title}</h2>
      <p>{w.lead}</p>
      <p className="vh" role="status">
        {removed !== null && w.removed(removed)}
      </p>
      <p className="passkeys__without">{w.needsScripts}</p>
      {passkeys.length === 0 ? (
        <p className="quiet">{w.none}</p>
      ) : (
        <ul className="sessions">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <div className="passkeys__add">
        <AddPasskeyForm />
      </div>
    </section>
  )
}
