import { getCompany, saveCompany } from '@pito/contracts/staff-company'
import { Alert } from '@pito/ui/alert'
import { Table } from '@pito/ui/table'
import { formAction } from '@pito/web/form/form-action'
import { textIn, textsIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { LiveSince } from '../record/live-since.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { CompanyFields } from './company-fields.tsx'
import { CompanyHead } from './company-head.tsx'
import { companyFieldNames, valuesOfCompany } from './company-values.ts'
import { companyWords } from './company-words.ts'
import { ShopLogo } from './shop-logo.tsx'

export const clientLoader = staffPage(async (api) => (await api(getCompany, {})).data, 'read-settings')

export const clientAction = formAction(async (api, { form }) => {
  await api(saveCompany, { version: Number(textIn(form, 'version')), ...textsIn(form, companyFieldNames) })
  return { done: null }
}).inBrowser

/** The data of the company that sells. Staff who may only read settings see them without a form. */
export default function Company() {
  const w = useWords(companyWords)
  const mayEdit = useStaff().rights.includes('edit-settings')
  const company = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <CompanyHead tab="data" />
      <p>{w.intro}</p>
      {company.version === 0 && <Alert title={w.unknown} tone="warn" quiet />}
      {mayEdit ? (
        <RecordForm
          id="company"
          action="/settings/company"
          fields={companyFieldNames.map((name) => ({ name, label: w[name] }))}
          record={company}
          after={<LiveSince />}
          valuesOf={valuesOfCompany}
        >
          {(fields) => <CompanyFields fields={fields} />}
        </RecordForm>
      ) : (
        <Table label={w.title}>
          <tbody>
            {companyFieldNames.map((name) => (
              <tr key={name}>
                <th scope="row">{w[name]}</th>
                <td>{valuesOfCompany(company)[name]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {mayEdit && company.version > 0 && <ShopLogo logo={company.logo} />}
    </div>
  )
}
