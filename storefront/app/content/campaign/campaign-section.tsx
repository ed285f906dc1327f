import type { CampaignItem, CampaignKind } from '@pito/contracts/values/campaign-section'
import { Anchor } from '@pito/ui/anchor'
import { Disclosure, Disclosures } from '@pito/ui/disclosure'
import { Tread } from '@pito/ui/tread'
import { useWords } from '@pito/web/words/words'
import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import { CmsHtml } from '../cms-html.tsx'
import { pictureAt } from '../picture-at.ts'
import { campaign } from './campaign-words.ts'
import { Film } from './film.tsx'
import type { CampaignData, ShownSection } from './load-campaign.ts'
import { SectionButtons } from './section-buttons.tsx'
import { SectionImage } from './section-image.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionTitle } from './section-title.tsx'

/**
 * Shows the offer in large figures beside the text that explains it. The section's first item contains both the
 * figure and its small print.
 */
function CampaignHero({ section, first }: SectionProps) {
  const [figure] = section.data
  const Title = first ? 'h1' : 'h2'
  return (
    <>
      <div className="camp__track">
        <Tread />
        <SectionImage section={section} sizes="(width < 64rem) 14rem, 31rem" eager={first} />
      </div>
      <div className="wrap camp__head">
        <Title id={`${section.place}-title`}>
          {figure && <span className="camp__figure">{figure.title} </span>}
          {section.title}
        </Title>
        <CmsHtml html={section.description ?? ''} />
        <SectionButtons section={section} looks={[section.background_color ? 'light' : 'go', 'link']} />
        {figure?.description && (
          <div className="camp__low">
            <CmsHtml html={figure.description} />
          </div>
        )}
      </div>
    </>
  )
}

/** Shows large figures, each with its explanation below. */
function Stats({ section }: SectionProps) {
  return (
    <div className="wrap">
      <SectionTitle section={section} />
      <ul className="camp__stats">
        {section.data.map((item) => (
          <li key={item.title}>
            <span className="camp__stat">{item.title}</span>
            {item.description && <CmsHtml html={item.description} />}
            <ItemExtras item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NumberedList({ section }: SectionProps) {
  return (
    <div className="wrap stack">
      <SectionTitle section={section} />
      {section.description && <CmsHtml html={section.description} />}
      <ol className="camp__steps">
        {section.data.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            {item.description && <CmsHtml html={item.description} />}
            <ItemExtras item={item} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function ImageAndText({ section }: SectionProps) {
  return (
    <div className="wrap camp__media">
      <div className="camp__pic">
        <Tread />
        <SectionImage section={section} sizes="(width < 64rem) 92vw, 36rem" />
      </div>
      <div className="stack">
        <SectionTitle section={section} />
        <CmsHtml html={section.description ?? ''} />
        <SectionButtons section={section} looks={['link', 'link']} />
      </div>
    </div>
  )
}

/** Only one answer is open at a time, because `<details>` elements with the same name close each other. */
export function Faq({ section }: SectionProps) {
  return (
    <div className="wrap stack camp__faq">
      <SectionTitle section={section} />
      <Disclosures>
        {section.data.map((item, index) => (
          <Disclosure key={item.title} name={section.place} summary={item.title} open={index === 0}>
            <CmsHtml html={item.description ?? ''} />
            <ItemExtras item={item} />
          </Disclosure>
        ))}
      </Disclosures>
    </div>
  )
}

function CallToAction({ section }: SectionProps) {
  return (
    <div className="wrap">
      <div className="camp__cta">
        {!section.background_color && <Tread />}
        <div className="stack stack--tight">
          <SectionTitle section={section} />
          {section.description && <CmsHtml html={section.description} />}
        </div>
        <SectionButtons section={section} looks={['light', 'line']} />
      </div>
    </div>
  )
}

function Picture({ section }: SectionProps) {
  return (
    <figure className="wrap camp__wide">
      <SectionImage section={section} sizes="(width < 75rem) 100vw, 75rem" />
      <figcaption>
        <h2 className="camp__caption quiet" id={`${section.place}-title`}>
          {section.title}
        </h2>
      </figcaption>
    </figure>
  )
}

const kinds: Readonly<Record<CampaignKind, ComponentType<SectionProps>>> = {
  hero: CampaignHero,
  stats: Stats,
  'image-and-text': ImageAndText,
  'call-to-action': CallToAction,
  'numbered-list': NumberedList,
  faq: Faq,
  video: Film,
  image: Picture,
}

/** Several kinds of section have a default background. A colour set by the campaign takes precedence over it. */
export function CampaignSection({
  section,
  first = false,
  paired = false,
}: {
  section: ShownSection
  first?: boolean
  paired?: boolean
}) {
  const Kind = kinds[section.kind]
  const colour = section.background_color
  const look = colour ? `on-ground on-ground--${wordsOn(colour)}` : ''
  return (
    <section
      className={`camp camp--${section.kind} ${look} ${paired ? '' : 'section'}`}
      id={section.place}
      aria-labelledby={`${section.place}-title`}
    >
      {colour && <Ground colour={colour} />}
      <Kind section={section} first={first} />
    </section>
  )
}

/**
 * Fills the background with any colour. The colour is set in an SVG attribute, because the content security policy
 * forbids inline styles.
 */
function Ground({ colour }: { colour: string }) {
  return (
    <svg className="camp__ground" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}

type WordsOn = 'light' | 'dark'

/**
 * Chooses black or white text for a background, whichever has the higher contrast. The contrast is always at least
 * 4.5:1.
 */
export function wordsOn(ground: string): WordsOn {
  return contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? 'light' : 'dark'
}

/** Returns the contrast ratio (WCAG 2.2) of two colours written as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(colour.slice(at, at + 2)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(hexadecimal: string): number {
  const value = Number.parseInt(hexadecimal, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Shows the picture and the link of an item below its text. */
function ItemExtras({ item: { title, image, link } }: { item: CampaignItem }) {
  const w = useWords(campaign)
  const { imageBasePath } = useLoaderData<CampaignData>()
  return (
    <>
      {link && (
        <p>
          <Anchor className="link" href={link}>
            {w.readMore}
            <span className="vh">: {title}</span>
          </Anchor>
        </p>
      )}
      {image && (
        <img
          className="camp__item"
          {...pictureAt(imageBasePath, image)}
          sizes="12rem"
          alt=""
          width="900"
          height="900"
          loading="lazy"
        />
      )}
    </>
  )
}
