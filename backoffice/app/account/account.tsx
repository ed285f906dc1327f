import { getSecondFactor } from '@pito/contracts/staff-second-factors'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { LanguageButton } from '../frame/language-button.tsx'
import { PageHead } from '../list/page-head.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { accountWords } from './account-words.ts'
import { OwnApp } from './own-app.tsx'
import { OwnCodes } from './own-codes.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'
import { rightDescriptions } from './right-descriptions.ts'
import { rightWords } from './right-words.ts'
import { submitAccount } from './submit-account.ts'

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
