import type { DownloadFile } from '@pito/contracts/downloads'
import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { byteSize } from './byte-size.ts'
import { downloads } from './downloads-words.ts'

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
