import { Tread } from '@pito/ui/tread'
import { CmsHtml } from '../../../content/cms-html.tsx'
import type { Text } from './load-below.ts'

interface PromotionProps {
  /** The key of the placement; the style sheet chooses between the two by the window's width. */
  readonly variant: 'homepage-promotion-box' | 'homepage-promotion-wide'
  readonly text: Text | null
}

/** The promotion of paying in instalments: a box on phones, a band from 768 px. */
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
