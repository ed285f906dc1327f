import { whyNotPicture } from '@pito/contracts/values/picture-upload'
import { FileField } from '@pito/ui/file-field'
import { newKey } from '@pito/web/form/new-key'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { sendPicture } from '../pictures/upload-picture.ts'
import { arrivalWords } from './return-words.ts'

interface PhotoFieldProps {
  readonly orderNumber: string
  /** The name of the hidden field that holds the id of the uploaded photo. */
  readonly name: string
  readonly error: string | undefined
}

/** Uploads the photo of a damaged tyre as soon as it is chosen. The form sends the id of the photo. */
export function PhotoField({ orderNumber, name, error }: PhotoFieldProps) {
  const w = useWords(arrivalWords)
  const locale = useLocale()
  const [photo, setPhoto] = useState<{ file: File; id?: string; refused?: string } | null>(null)
  const add = async ([file]: readonly File[]) => {
    if (!file) return
    const fault = whyNotPicture(file)
    setPhoto({ file, ...(fault && { refused: fault[locale] }) })
    if (fault) return
    const address = `/downloads/return-photos/${orderNumber}`
    const sent = await sendPicture<{ id: string }>(address, { file, locale, key: newKey() }, w.photoFailed)
    setPhoto(sent.refused === null ? { file, id: sent.data.id } : { file, refused: sent.refused })
  }
  const words = {
    ...{ label: w.photo, choose: w.choosePhoto, drop: w.dropPhoto },
    ...{ remove: w.removePhoto, count: w.photoCount },
  }
  return (
    <>
      <input type="hidden" name={name} value={photo?.id ?? ''} />
      <FileField
        words={words}
        files={photo ? [{ id: 'photo', name: photo.file.name, error: photo.refused }] : []}
        onAdd={(files) => void add(files)}
        onRemove={() => setPhoto(null)}
        accept="image/jpeg,image/png,image/webp"
        hint={w.photoHint}
        error={photo ? undefined : error}
      />
      {photo?.id && (
        <img
          className="return-photo"
          src={`/downloads/return-photos/${photo.id}`}
          alt={w.photoOf(photo.file.name)}
        />
      )}
    </>
  )
}
