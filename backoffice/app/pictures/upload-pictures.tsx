import { pictureSentences, whyNotPicture } from '@pito/contracts/values/picture-upload'
import { FileField } from '@pito/ui/file-field'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { CropPicture } from './crop-picture.tsx'
import { pictureWords } from './picture-words.ts'

interface ChosenFile {
  readonly id: string
  readonly file: File
  /** Whether the browser could not show the file. */
  readonly unreadable?: true
}

/** Chooses files, refuses those that are no pictures or too large with a reason for each, and crops the others. */
export function UploadPictures({ modelId }: { readonly modelId: number }) {
  const w = useWords(pictureWords)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const count = useRef(0)
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const add = (added: readonly File[]) =>
    setFiles((before) => [...before, ...added.map((file) => ({ id: `file-${++count.current}`, file }))])
  const remove = (id: string) => setFiles((before) => before.filter((each) => each.id !== id))
  const finish = (id: string) => {
    remove(id)
    void revalidate()
  }
  const refuse = (id: string) =>
    setFiles((before) => before.map((each) => (each.id === id ? { ...each, unreadable: true } : each)))
  const faultOf = ({ file, unreadable }: ChosenFile) =>
    (whyNotPicture(file) ?? (unreadable ? pictureSentences.notReadable : null))?.[locale]
  const accepted = files.filter((chosen) => faultOf(chosen) === undefined)
  return (
    <section className="stack" aria-labelledby="new-pictures">
      <h2 id="new-pictures">{w.upload}</h2>
      <FileField
        words={{ label: w.upload, choose: w.choose, drop: w.drop, remove: w.removeFile, count: w.count }}
        files={files.map((chosen) => ({ id: chosen.id, name: chosen.file.name, error: faultOf(chosen) }))}
        onAdd={add}
        onRemove={remove}
        accept="image/jpeg,image/png,image/webp"
        multiple
        hint={w.hint}
      />
      {accepted.length > 0 && <p>{w.cropHint}</p>}
      {accepted.map(({ id, file }) => (
        <CropPicture
          key={id}
          {...{ modelId, file }}
          onUnreadable={() => refuse(id)}
          onDone={() => finish(id)}
        />
      ))}
    </section>
  )
}
