import './my-data.css'
import { deleteAccount } from '@pito/contracts/privacy'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button, ButtonLink } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { PasswordField } from '@pito/web/form/password-field'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { sealed } from '@pito/web/sealing/sealed'
import { useWords } from '@pito/web/words/words'
import { redirect } from 'react-router'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { accountAction } from '../account-page.ts'
import { accountWords } from '../account-words.ts'
import { endingSession } from '../ending-session.ts'
import { useAccount } from '../use-account.ts'
import { myData } from './my-data-words.ts'
import { WhatStays } from './what-stays.tsx'

export { AccountErrorPage as ErrorBoundary } from '../../errors/account-error-page.tsx'

const title = titled(myData, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const submit = accountAction(submitDeletion)
export const action = submit.onServer
export const clientAction = endingSession(submit.inBrowser)

export default function MyData() {
  const w = useWords(myData)
  const isActing = useAccount().virtualUser !== null
  return (
    <div className="mydata">
      <section className="stack">
        <h2>{w.title}</h2>
        <p>{w.lead}</p>
        <p>
          <Anchor className="link" href="/information/privacy-policy">
            {w.policy}
          </Anchor>
        </p>
        {isActing && <Alert title={w.acting} />}
      </section>
      {!isActing && <Own />}
    </div>
  )
}

function Own() {
  const w = useWords(myData)
  return (
    <>
      <section className="stack">
        <h3>{w.export}</h3>
        <p>{w.exportLead}</p>
        <p>
          <ButtonLink look="go" href="/my-data/my-data.json" download>
            {w.download}
          </ButtonLink>
        </p>
      </section>
      <section className="stack">
        <h3>{w.delete}</h3>
        <p>{w.deleteLead}</p>
        <div className="prose">
          <p>
            <b>{w.stays}</b>
          </p>
          <WhatStays />
        </div>
        <DeleteForm />
      </section>
    </>
  )
}

async function submitDeletion(api: Api, { form, locale }: Submission) {
  if (!form.has('sure')) return { errors: { sure: [myData[languageOf(locale)].sureMissing] } }
  const password = String(form.get('password') ?? '')
  await api(deleteAccount, password ? await sealed(api, { password }) : {})
  return redirect('/account-deleted', 303)
}

function DeleteForm() {
  const w = useWords(myData)
  const { password } = useWords(accountWords)
  const form = useForm({ id: 'delete-account', action: '/my-data', fields: ['password', 'sure'] })
  return (
    <PostForm form={form} className="form">
      <PasswordField
        label={password}
        field={form.field('password')}
        error={form.error('password')}
        hint={w.passwordHint}
        autoComplete="current-password"
      />
      <Checkbox {...form.checkbox('sure')}>{w.sure}</Checkbox>
      <Button type="submit" busy={form.pending}>
        {w.deleteNow}
      </Button>
    </PostForm>
  )
}
