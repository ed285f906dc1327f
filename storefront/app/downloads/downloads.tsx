import './downloads.css'
import type { DownloadFile, Group } from '@pito/contracts/downloads'
import { listCategories, listDownloads, logDownload } from '@pito/contracts/downloads'
import { priceListTypes } from '@pito/contracts/values/export-kinds'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import type { Api } from '@pito/web/api/api'
import { useApi } from '@pito/web/api/use-api'
import type { Submission } from '@pito/web/form/form-action'
import type { FormResult } from '@pito/web/form/form-result'
import { textIn } from '@pito/web/form/form-result'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Settled } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import { usePart } from '@pito/web/parts/use-part'
import { useWords } from '@pito/web/words/words'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { accountAction, accountPage } from '../account/account-page.ts'
import { notIndexed, titled } from '../page/page-meta.ts'
import { downloads } from './downloads-words.ts'
import { byteSize, ExportPanel, ownFilePath, requestExport } from './export-panel.tsx'

/**
 * Redirects to the requested file or export. Its URL is requested anew each time, because a URL in an open page may
 * have expired.
 */
async function submitDownloads(api: Api, { form, locale }: Submission) {
  if (textIn(form, 'file')) return openFile(api, form, downloads[languageOf(locale)].fileGone)
  const { url } = await requestExport(api, form)
  return redirect(ownFilePath(url), 303)
}

async function openFile(api: Api, form: FormData, gone: string) {
  const { data: files } = await api(listDownloads, {})
  const file = files.find(({ id }) => String(id) === textIn(form, 'file'))
  if (!file) return { errors: { file: [gone] } }
  await api(logDownload, { downloadTitle: file.title, downloadFileName: file.file_name })
  return redirect(ownFilePath(file.url), 303)
}

interface DownloadsData {
  readonly categories: readonly Group[]
  readonly files: Settled<readonly DownloadFile[]>
}

async function loadDownloads(api: Api): Promise<DownloadsData> {
  // This call is not wrapped in `settled`: a visitor without permission must see the error page, not a page with a
  // missing part.
  const { data: categories } = await api(listCategories, {})
  return { categories, files: await settled(readFiles(api)) }
}

async function readFiles(api: Api): Promise<readonly DownloadFile[]> {
  return (await api(listDownloads, {})).data
}

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

export function FileList({ files }: { files: readonly DownloadFile[] }) {
  const w = useWords(downloads)
  if (files.length === 0)
    return (
      <Empty title={w.noFiles}>
        <p>{w.noFilesHint}</p>
      </Empty>
    )
  const groups = Map.groupBy(files, ({ group_category }) => group_category.name)
  return [...groups].map(([name, ofGroup]) => (
    <section className="filegroup stack stack--tight" key={name}>
      <h4>{name}</h4>
      <ul className="filelist">
        {ofGroup.map((file) => (
          <li key={file.id}>
            <FileRow file={file} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Each file has a form and not a link, because the shop logs each download and creates a new URL for it. */
function FileRow({ file: { id, title, file_name, bytes } }: { file: DownloadFile }) {
  const w = useWords(downloads)
  const language = languageOf(useLocale())
  const ending = file_name.split('.').at(-1)?.toUpperCase()
  return (
    <form className="filelist__row" method="post" action="/downloads">
      <input type="hidden" name="form" value="file" />
      <input type="hidden" name="file" value={id} />
      <div>
        <b>{title}</b>
        <p className="small quiet">
          {ending}, {byteSize(bytes, language)}
        </p>
      </div>
      <Button type="submit" aria-label={w.downloadNamed(title)}>
        {w.download}
      </Button>
    </form>
  )
}
