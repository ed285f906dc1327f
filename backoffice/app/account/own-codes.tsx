import { Button } from '@pito/ui/button'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { CodeList } from '../log-in/code-list.tsx'
import { logInWords } from '../log-in/log-in-words.ts'
import { ConfirmedForm } from '../second-factor/confirmed-form.tsx'
import { accountWords } from './account-words.ts'
import { accountForms, accountPath } from './submit-account.ts'

/** The recovery codes. New ones are shown once, because the server stores only their hashes. */
export function OwnCodes({ left }: { readonly left: number }) {
  const w = useWords(accountWords)
  const { codesLead } = useWords(logInWords)
  const form = useFetcherForm<never, string[]>({ id: accountForms.codes, action: accountPath, fields: [] })
  return (
    <section className="stack stack--tight" aria-labelledby="own-codes">
      <h2 id="own-codes">{w.codes}</h2>
      <p>{w.codesLeft(left)}</p>
      {form.done && (
        <>
          <p role="status">{codesLead}</p>
          <CodeList codes={form.done} />
        </>
      )}
      <ConfirmedForm form={form} className="stack stack--tight">
        <p className="quiet small">{w.newCodesHint}</p>
        <p>
          <Button type="submit" busy={form.pending}>
            {w.newCodes}
          </Button>
        </p>
      </ConfirmedForm>
    </section>
  )
}
