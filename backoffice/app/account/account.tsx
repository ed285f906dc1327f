import type { Output } from '@pito/contracts/endpoint'
import type { offerNewApp } from '@pito/contracts/staff-second-factors'
import * as factors from '@pito/contracts/staff-second-factors'
import { getSecondFactor } from '@pito/contracts/staff-second-factors'
import { accountSentences as s } from '@pito/contracts/values/account-sentences'
import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import type { Submit } from '@pito/web/form/form-action'
import { formField, textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { LanguageButton } from '../frame/language-button.tsx'
import { PageHead } from '../list/page-head.tsx'
import { AppSecret } from '../log-in/app-secret.tsx'
import { CodeField } from '../log-in/code-field.tsx'
import { CodeList } from '../log-in/code-list.tsx'
import { logInWords } from '../log-in/log-in-words.ts'
import { newPasskey } from '../log-in/passkeys.ts'
import { ConfirmedForm } from '../second-factor/confirmed-form.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { accountWords } from './account-words.ts'
import { rightDescriptions } from './right-descriptions.ts'
import { rightWords } from './right-words.ts'

const accountPath = '/account'

/** The ids of the forms of the page. */
const accountForms = {
  app: 'new-app',
  appCode: 'new-app-code',
  passkey: 'new-passkey',
  codes: 'new-codes',
} as const

/** Handles the forms of the page, which are told apart by their ids. A form that removes a passkey names the passkey. */
const submitAccount: Submit<unknown> = async (api, { form, locale }) => {
  const id = textIn(form, formField)
  const removed = textIn(form, 'remove')
  if (removed !== '') {
    await api(factors.removeOwnPasskey, { id: removed })
    return { done: null }
  }
  if (id === accountForms.app) return { done: (await api(factors.offerNewApp, {})).data }
  if (id === accountForms.codes)
    return { done: (await api(factors.renewRecoveryCodes, {})).data.recovery_codes }
  if (id === accountForms.passkey) {
    const passkey = await newPasskey((await api(factors.offerOwnPasskey, {})).data)
    if (!passkey) return { errors: { passkey: [logInWords[languageOf(locale)].passkeyCancelled] } }
    await api(factors.addOwnPasskey, { passkey })
    return { done: null }
  }
  const code = textIn(form, 'code')
  if (code === '') return { errors: { code: [s.codeMissing[locale]] } }
  await api(factors.confirmNewApp, { code })
  // The page compares this secret with the latest one, because the app can be replaced several times.
  return { done: textIn(form, 'secret') }
}

export const clientLoader = staffPage(async (api) => (await api(getSecondFactor, {})).data)

export const clientAction = staffAction(submitAccount)

/** The page of the person who is logged in: the language, the second factors and the permissions. */
export default function Account() {
  const w = useWords(accountWords)
  const { name, email } = useStaff()
  const factors = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <PageHead title={w.title} />
      <p>
        {name}, {email}
      </p>
      <section className="stack stack--tight" aria-labelledby="own-language">
        <h2 id="own-language">{w.language}</h2>
        <p className="record-head">
          {w.languageNow} <LanguageButton />
        </p>
      </section>
      <OwnApp hasApp={factors.has_app} />
      <OwnPasskeys passkeys={factors.passkeys} />
      <OwnCodes left={factors.recovery_codes_left} />
      <Rights />
    </div>
  )
}

function Rights() {
  const w = useWords(accountWords)
  const names = useWords(rightWords)
  const descriptions = useWords(rightDescriptions)
  const { rights } = useStaff()
  return (
    <section className="stack stack--tight" aria-labelledby="own-rights">
      <h2 id="own-rights">{w.mayDo}</h2>
      {rights.length === 0 ? (
        <p>{w.mayDoNothing}</p>
      ) : (
        <ul className="prose">
          {rights.map((right) => (
            <li key={right}>
              {names[right]}
              <div className="quiet small">{descriptions[right]}</div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The recovery codes. New ones are shown once, because the server stores only their hashes. */
function OwnCodes({ left }: { readonly left: number }) {
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

type App = Output<typeof offerNewApp>['data']

/** The authenticator app. A new app is set up with its QR code and confirmed by a code that the app shows. */
function OwnApp({ hasApp }: { readonly hasApp: boolean }) {
  const w = useWords(accountWords)
  const { confirm } = useWords(logInWords)
  const offer = useFetcherForm<never, App>({ id: accountForms.app, action: accountPath, fields: [] })
  const code = useFetcherForm<'code', string>({
    id: accountForms.appCode,
    action: accountPath,
    fields: ['code'],
  })
  const isReplaced = code.done !== null && code.done === offer.done?.secret
  return (
    <section className="stack stack--tight" aria-labelledby="own-app">
      <h2 id="own-app">{w.app}</h2>
      <p>{hasApp ? w.hasApp : w.hasNoApp}</p>
      <p role="status">{isReplaced && w.appReplaced}</p>
      {offer.done && !isReplaced ? (
        <>
          <AppSecret app={offer.done} />
          <ConfirmedForm form={code} className="team__form">
            <input type="hidden" name="secret" value={offer.done.secret} />
            <CodeField form={code} />
            <Button type="submit" look="go" busy={code.pending}>
              {confirm}
            </Button>
          </ConfirmedForm>
        </>
      ) : (
        <ConfirmedForm form={offer} className="stack stack--tight">
          <p className="quiet small">{hasApp && w.newAppHint}</p>
          <p>
            <Button type="submit" busy={offer.pending}>
              {w.newApp}
            </Button>
          </p>
        </ConfirmedForm>
      )}
    </section>
  )
}

type Passkey = Output<typeof getSecondFactor>['data']['passkeys'][number]

function OwnPasskeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
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
