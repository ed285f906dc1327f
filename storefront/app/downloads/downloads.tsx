import './downloads.css'
import { priceListTypes } from '@pito/contracts/values/export-kinds'
import { Alert } from '@pito/ui/alert'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { useApi } from '@pito/web/api/use-api'
import type { FormResult } from '@pito/web/form/form-result'
import { PartAlert } from '@pito/web/parts/part-alert'
import { usePart } from '@pito/web/parts/use-part'
import { useWords } from '@pito/web/words/words'
import { useActionData, useLoaderData } from 'react-router'
import { accountAction, accountPage } from '../account/account-page.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { downloads } from './downloads-words.ts'
import { ExportPanel } from './export-panel.tsx'
import { FileList } from './file-list.tsx'
import { loadDownloads, readFiles } from './load-downloads.ts'
import { submitDownloads } from './submit-downloads.ts'

export { AccountErrorPage as ErrorBoundary } from '../errors/account-error-page.tsx'

const title = titled(downloads, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = accountPage(loadDownloads)
export const loader = load.onServer
export const clientLoader = load.inBrowser

export const action = accountAction(submitDownloads).onServer

export default function Downloads() {
  const w = useWords(downloads)
  return (
    <section className="downloads">
      <h2>{w.title}</h2>
      <Refused />
      <Lists />
      <Files />
    </section>
  )
}

/** The download forms post natively and reload the page, so an error arrives in the page's action data. */
function Refused() {
  const w = useWords(downloads)
  const posted = useActionData<FormResult>()
  if (posted?.outcome !== 'refused') return null
  return (
    <Alert title={w.failed} tone="bad">
      <p>{Object.values(posted.errors)[0]?.[0] ?? posted.message}</p>
    </Alert>
  )
}

function Lists() {
  const w = useWords(downloads)
  const { categories } = useLoaderData<typeof loader>()
  const prices = priceListTypes.map((value) => ({
    value,
    label: value === 'all-season' ? w.allSeason : w[value],
  }))
  const vehicles = categories.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <section className="stack">
      <h3>{w.lists}</h3>
      <p>{w.listsHint}</p>
      <div className="exportpanels">
        <ExportPanel list="prices" title={w.priceList} hint={w.priceListHint}>
          <Field label={w.whichPrices}>
            <Select name="type" options={prices} />
          </Field>
        </ExportPanel>
        <ExportPanel list="stock" title={w.stockList} hint={w.stockListHint} />
        {vehicles.length > 0 && (
          <ExportPanel list="applications" title={w.applicationList} hint={w.applicationListHint}>
            <Field label={w.vehicles}>
              <Select name="category" options={vehicles} />
            </Field>
          </ExportPanel>
        )}
      </div>
    </section>
  )
}

function Files() {
  const w = useWords(downloads)
  const api = useApi()
  const { files } = useLoaderData<typeof loader>()
  const { data, failure, load: again, loading } = usePart(files, () => readFiles(api))
  return (
    <section className="stack">
      <h3>{w.files}</h3>
      {failure ? (
        <PartAlert title={w.filesFailed} failure={failure} again={again} loading={loading} />
      ) : (
        <div>
          <FileList files={data} />
        </div>
      )}
    </section>
  )
}
