import { Tread } from '@pito/ui/tread'
import { CmsHtml } from '../../content/cms-html.tsx'
import type { Text } from './load-below.ts'

interface PromotionProps {
  /**
   * The key of the promotion's place on the page. The style sheet shows one of the two variants, depending on the
   * window's width.
   */
  readonly variant: 'homepage-promotion-box' | 'homepage-promotion-wide'
  readonly text: Text | null
}

/** Promotes paying in instalments, in a box on phones and in a band on windows of at least 768 px. */
export function Promotion({ variant, text }: PromotionProps) {
  if (!text) return null
  const wide = variant === 'homepage-promotion-wide'
  return (
    <section className="section section--follows promo" data-key={variant} aria-label={text.title}>
      <div className="wrap">
        <div className={wide ? 'promo__in promo__in--wide' : 'promo__in'}>
          <h2>{text.title}</h2>
          <CmsHtml html={text.content} />
          {wide && <Tread />}
        </div>
      </div>
    </section>
  )
}
