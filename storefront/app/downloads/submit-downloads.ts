import { listDownloads, logDownload } from '@pito/contracts/downloads'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { redirect } from 'react-router'
import { downloads } from './downloads-words.ts'
import { requestExport } from './export-form.ts'
import { ownFilePath } from './own-file-path.ts'

/**
 * Redirects to the requested file or export. Its URL is requested anew each time, because a URL in an open page may
 * have expired.
 */
export async function submitDownloads(api: Api, { form, locale }: Submission) {
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
