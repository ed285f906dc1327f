import './profile.css'
import { getCountries } from '@pito/contracts/content'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useMemo } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { accountAction, accountPage } from '../account-page.ts'
import { countryCodes, preferredFirst } from '../country-codes.ts'
import { useAccount } from '../use-account.ts'
import { forgetTyped, ProfileForm, rememberTyped } from './profile-form.tsx'
import { profileWords } from './profile-words.ts'
import { submitProfile } from './submit-profile.ts'

export { AccountErrorPage as ErrorBoundary } from '../../errors/account-error-page.tsx'

const title = titled(profileWords, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = accountPage(async (api) => ({ countries: (await api(getCountries, {})).data }))
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = accountAction(async (api, submission) => {
  const outcome = await submitProfile(api, submission).catch(rememberTyped(submission.form))
  forgetTyped()
  return outcome
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function Profile() {
  const w = useWords(profileWords)
  const account = useAccount()
  const { countries } = useLoaderData<typeof loader>()
  const codes = useMemo(() => countryCodes(countries), [countries])
  const choices = useMemo(
    () => preferredFirst(countries).map(({ id, name }) => ({ value: String(id), label: name })),
    [countries],
  )
  return (
    <section className="stack">
      <h2>{w.edit}</h2>
      <Saved />
      <ProfileForm account={account} codes={codes} countries={choices} />
      <p>
        <Anchor className="link" href="/my-data">
          {w.myData}
        </Anchor>
      </p>
    </section>
  )
}

/**
 * Shown after the profile was saved. The key of the location is new after each save, so the alert appears anew and
 * gets the focus.
 */
function Saved() {
  const locale = useLocale()
  const { search, key } = useLocation()
  if (!new URLSearchParams(search).has('saved')) return null
  return <Alert key={key} title={accountSentences.profileSaved[locale]} tone="good" ref={focus} />
}

const focus = (alert: HTMLElement | null) => alert?.focus()
