import type { Passkey } from '@pito/contracts/passkeys'
import { useWords } from '@pito/web/words/words'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { passkeyWords } from './passkey-words.ts'

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const w = useWords(passkeyWords)
  return (
    <section className="stack" id="passkeys" aria-labelledby="passkeys-heading">
      <h2 id="passkeys-heading">{w.title}</h2>
      <p>{w.lead}</p>
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
