import { deleteLogo } from '@pito/contracts/staff-company'
import { whyNotPicture } from '@pito/contracts/values/picture-upload'
import { Button } from '@pito/ui/button'
import { FileField } from '@pito/ui/file-field'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { pictureWords } from '../pictures/picture-words.ts'
import { companyWords } from './company-words.ts'

/** The logo of the shop, which staff who may edit the settings replace or remove. */
export function ShopLogo({ logo }: { readonly logo: string | null }) {
  const w = useWords(companyWords)
  const picture = useWords(pictureWords)
  const locale = useLocale()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [error, setError] = useState<string | null>(null)
  const finish = async (refused: string | null) => {
    setError(refused)
    if (refused === null) await revalidate()
  }
  const add = async ([file]: readonly File[]) => {
    if (!file) return
    const fault = whyNotPicture(file)?.[locale]
    await finish(fault ?? (await sendLogo(file, locale, w.uploadFailed)))
  }
  const remove = async () =>
    finish(
      await api(deleteLogo, {}).then(
        () => null,
        (failure: unknown) => refusedAnswer(failure)?.answer.message ?? w.uploadFailed,
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
        onAdd={(files) => void add(files)}
        onRemove={() => undefined}
        accept="image/jpeg,image/png,image/webp"
        hint={w.logoHint}
        error={error}
      />
      {logo && (
        <p>
          <Button onClick={() => void remove()}>{w.removeLogo}</Button>
        </p>
      )}
    </section>
  )
}

async function sendLogo(file: File, locale: string, failed: string): Promise<string | null> {
  const answer = await fetch('/downloads/shop-logo', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/octet-stream', locale },
    body: file,
  }).catch(() => null)
  if (answer?.ok) return null
  const refused = await answer?.json().catch(() => null)
  return refused?.errors?.file?.[0] ?? refused?.message ?? failed
}
