import './register.css'
import { getCountries } from '@pito/contracts/content'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { ButtonLink } from '@pito/ui/button'
import { browserApi } from '@pito/web/api/browser-api'
import { formAction } from '@pito/web/form/form-action'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { useWords } from '@pito/web/words/words'
import type { ClientActionFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { loadCaptcha } from '../../captcha/load-captcha.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { countryCodes } from '../country-codes.ts'
import { visitorsPage } from '../visitors-page.ts'
import { afterLogin } from './after-login.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { logIn } from './log-in-words.ts'
import { Benefits } from './new-account.tsx'
import { redirectInBrowser } from './redirect-in-browser.ts'
import { pathAfterRegister, RegisterForm, submitRegister } from './register-form.tsx'
import { useRedirectQuery } from './use-redirect-query.ts'

const title = titled(logIn, (w) => w.createAccount)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = visitorsPage(async (api) => {
  const [captcha, countries] = await Promise.all([loadCaptcha(api, 'register'), api(getCountries, {})])
  return { captcha, codes: countryCodes(countries.data) }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

const submit = formAction(submitRegister)
export const action = submit.onServer

export async function clientAction(args: ClientActionFunctionArgs) {
  const outcome = await submit.inBrowser(args)
  if (!(outcome instanceof Response)) return outcome
  const locale = browserLocale(new URL(window.location.href))
  await afterLogin(browserApi(locale), () => accountSentences.registered[locale])
  return redirectInBrowser(pathAfterRegister(new URL(args.request.url)))
}

/** After a rejected form the page's data stay as they are, because the captcha renews itself. */
export const shouldRevalidate = () => false

export default function Register() {
  const w = useWords(logIn)
  const query = useRedirectQuery()
  const { captcha, codes } = useLoaderData<typeof loader>()
  return (
    <AuthSheet
      page="register"
      query={query}
      left={
        <>
          <h2>{w.haveAccount}</h2>
          <p>{w.haveAccountHint}</p>
          <ButtonLink href={`/login${query}`}>{w.logIn}</ButtonLink>
          <h2>{w.newHere}</h2>
          <Benefits />
          <p className="small quiet">{w.freeAndFast}</p>
        </>
      }
      right={
        <>
          <h2>{w.createAccount}</h2>
          <RegisterForm query={query} captcha={captcha} codes={codes} />
        </>
      }
    />
  )
}
