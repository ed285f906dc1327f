import { deleteLogo, getCompany, saveCompany } from '@pito/contracts/staff-company'
import { whyNotPicture } from '@pito/contracts/values/picture-upload'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { FileField } from '@pito/ui/file-field'
import { Table } from '@pito/ui/table'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { useApi } from '@pito/web/api/use-api'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useLocale } from '@pito/web/locale/use-locale'
import { leaveToAnotherPerson, openedByHeader } from '@pito/web/session/opened-by'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { pictureWords } from '../pictures/picture-words.ts'
import { namesIn, recordIn, textsOf, useLabels } from '../record/describe.ts'
import { DescribedForm } from '../record/described-form.tsx'
import { LiveSince } from '../record/live-since.tsx'
import { ConfirmDialog } from '../second-factor/confirm-dialog.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { CompanyHead } from './company-head.tsx'
import { companyWords } from './company-words.ts'
import { companyDescription } from './description.ts'

export const clientLoader = staffPage(async (api) => (await api(getCompany, {})).data, 'read-settings')

export const clientAction = formAction(async (api, { form }) => {
  await api(saveCompany, {
    version: Number(textIn(form, 'version')),
    ...recordIn(companyDescription, form),
  })
  return { done: null }
}).inBrowser

/** The data of the company that sells. Staff who may only read settings see them without a form. */
export default function Company() {
  const w = useWords(companyWords)
  const mayEdit = useStaff().rights.includes('edit-settings')
  const labels = useLabels(companyDescription)
  const company = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <CompanyHead tab="data" />
      <p>{w.intro}</p>
      {company.version === 0 && <Alert title={w.unknown} tone="warn" quiet />}
      {mayEdit ? (
        <DescribedForm
          id="company"
          action="/settings/company"
          description={companyDescription}
          record={company}
          after={<LiveSince />}
        />
      ) : (
        <Table label={w.title}>
          <tbody>
            {namesIn(companyDescription).map((name) => (
              <tr key={name}>
                <th scope="row">{labels[name]}</th>
                <td>{textsOf(companyDescription, company)[name]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {mayEdit && company.version > 0 && <ShopLogo logo={company.logo} />}
    </div>
  )
}

/** The logo of the shop, which staff who may edit the settings replace or remove. */
function ShopLogo({ logo }: { readonly logo: string | null }) {
  const w = useWords(companyWords)
  const picture = useWords(pictureWords)
  const locale = useLocale()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState<Change | null>(null)
  const carryOut = async (change: Change) => {
    if (isPending) return
    setPending(true)
    const refused = await change()
    setPending(false)
    const needsConfirmation = refused?.code === 'second-factor-required'
    setUnconfirmed(needsConfirmation ? () => change : null)
    setError(refused && !needsConfirmation ? (refused.message ?? w.uploadFailed) : null)
    if (!refused) await revalidate()
  }
  const add = ([file]: readonly File[]) => {
    const fault = file && whyNotPicture(file)?.[locale]
    if (fault) setError(fault)
    else if (file) void carryOut(() => sendLogo(file, locale))
  }
  const remove = () =>
    carryOut(() =>
      api(deleteLogo, {}).then(
        () => null,
        (failure: unknown) => refusedAnswer(failure)?.answer ?? {},
      ),
    )
  return (
    <section className="stack" aria-labelledby="shop-logo">
      <h2 id="shop-logo">{w.logo}</h2>
      {logo && <img className="shop-logo" src={logo} alt={w.logo} />}
      <FileField
        words={{
          label: w.logo,
          choose: w.chooseLogo,
          drop: w.dropLogo,
          remove: picture.removeFile,
          count: picture.count,
        }}
        files={[]}
        onAdd={add}
        onRemove={() => undefined}
        accept="image/jpeg,image/png,image/webp"
        hint={w.logoHint}
        error={error}
      />
      {logo && (
        <p>
          <Button onClick={() => void remove()} busy={isPending}>
            {w.removeLogo}
          </Button>
        </p>
      )}
      {unconfirmed && (
        <ConfirmDialog onClose={() => setUnconfirmed(null)} onConfirmed={() => void carryOut(unconfirmed)} />
      )}
    </section>
  )
}

interface Refused {
  readonly code?: string
  readonly message?: string
}

/** Changes the logo. Returns null, or why the change was refused. */
type Change = () => Promise<Refused | null>

async function sendLogo(file: File, locale: string): Promise<Refused | null> {
  const answer = await fetch('/downloads/shop-logo', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/octet-stream',
      locale,
      ...openedByHeader(),
    },
    body: file,
  }).catch(() => null)
  if (answer?.ok) return null
  const refused = await answer?.json().catch(() => null)
  if (refused?.code === 'another-person') return leaveToAnotherPerson()
  return { code: refused?.code, message: refused?.errors?.file?.[0] ?? refused?.message }
}
