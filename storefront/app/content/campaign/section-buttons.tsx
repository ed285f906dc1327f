import type { ButtonLook } from '@pito/ui/button'
import { ButtonLink } from '@pito/ui/button'
import type { ShownSection } from './load-campaign.ts'

interface SectionButtonsProps {
  readonly section: ShownSection
  readonly looks: readonly [one: ButtonLook, two: ButtonLook]
}

/** A button is shown if it has both a title and a link. */
export function SectionButtons({ section, looks }: SectionButtonsProps) {
  const buttons = [
    [section.button_one_title, section.button_one_link],
    [section.button_two_title, section.button_two_link],
  ] as const
  const whole = buttons.flatMap(([title, href], place) =>
    title && href ? [{ title, href, look: looks[place] }] : [],
  )
  if (whole.length === 0) return null
  return (
    <div className="camp__act">
      {whole.map(({ title, href, look }) => (
        <ButtonLink key={title} href={href} look={look}>
          {title}
        </ButtonLink>
      ))}
    </div>
  )
}
