import { Button } from '@pito/ui/button'
import { FieldError } from '@pito/ui/field'
import { newKey } from '@pito/web/form/new-key'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import type { PercentCrop } from 'react-image-crop'
import { centerCrop, makeAspectCrop, ReactCrop } from 'react-image-crop'
import { pictureWords } from './picture-words.ts'
import { uploadPicture } from './upload-picture.ts'

interface CropPictureProps {
  readonly modelId: number
  readonly file: File
  /** Called when the browser cannot show the file, because it is no picture or is broken. */
  readonly onUnreadable: () => void
  /** Called when the picture is stored. */
  readonly onDone: () => void
}

/** Shows a chosen picture with the square frame that the shop will show, and uploads it. */
export function CropPicture({ modelId, file, onUnreadable, onDone }: CropPictureProps) {
  const w = useWords(pictureWords)
  const locale = useLocale()
  const source = useDataUrl(file)
  const [crop, setCrop] = useState<PercentCrop>()
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [key] = useState(() => newKey())
  const send = async () => {
    if (!crop) return
    setSending(true)
    const refused = await uploadPicture({ modelId, file, crop, locale, key }, w.failed)
    setSending(false)
    setError(refused)
    if (refused === null) onDone()
  }
  return (
    <section className="stack stack--tight" aria-label={w.crop(file.name)}>
      {source && (
        <ReactCrop
          {...(crop && { crop })}
          aspect={1}
          minWidth={40}
          keepSelection
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <img
            className="picture-crop"
            src={source}
            alt={file.name}
            onError={onUnreadable}
            onLoad={({ currentTarget: { width, height } }) => setCrop(largestSquare(width, height))}
          />
        </ReactCrop>
      )}
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <p>
        <Button look="go" busy={sending} unavailable={!crop} onClick={() => void send()}>
          {w.send(file.name)}
        </Button>
      </p>
    </section>
  )
}

function largestSquare(width: number, height: number): PercentCrop {
  const side = width < height ? { width: 100 } : { height: 100 }
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, 1, width, height), width, height)
}

/** Returns the content of a file as a data URL, because the policy of the pages allows no other source for it. */
function useDataUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const reader = new FileReader()
    reader.onload = () => setUrl(String(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return url
}
