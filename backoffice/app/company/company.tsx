import { getCompany, saveCompany } from '@pito/contracts/staff-company'
import { Alert } from '@pito/ui/alert'
import { Table } from '@pito/ui/table'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { namesIn, recordIn, textsOf, useLabels } from '../record/describe.ts'
import { DescribedForm } from '../record/described-form.tsx'
import { LiveSince } from '../record/live-since.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { CompanyHead } from './company-head.tsx'
import { companyWords } from './company-words.ts'
import { companyDescription } from './description.ts'
import { ShopLogo } from './shop-logo.tsx'

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
