import { useWords } from '@pito/web/words/words'
import { CmsHtml } from '../../content/cms-html.tsx'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { homeBelow } from './home-below-words.ts'
import type { Text } from './load-below.ts'

export function PayBand({ pay, phone }: { pay: Text | null; phone: Text | null }) {
  const w = useWords(homeBelow)
  if (!pay && !phone) return null
  return (
    <section className="section section--follows" aria-label={w.help}>
      <div className="wrap payband">
        {pay && (
          <div>
            <h2>{pay.title}</h2>
            <CmsHtml html={pay.content} />
          </div>
        )}
        {phone && (
          <div>
            <h2>{phone.title}</h2>
            <CmsHtml html={phone.content} />
            <p>
              <PhoneLink className="link num payband__phone" />
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
