import { Icon } from '@pito/ui/icon'
import { Tread } from '@pito/ui/tread'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent } from 'react'
import { useState } from 'react'
import { CmsHtml } from '../cms-html.tsx'
import { campaign } from './campaign-words.ts'
import { SectionImage } from './section-image.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionTitle } from './section-title.tsx'

/**
 * Shows a picture until the visitor plays the video, so that no request goes to the video's host before. Without
 * scripts the picture is a link to the video.
 */
export function Film({ section }: SectionProps) {
  const w = useWords(campaign)
  const [playing, setPlaying] = useState(false)
  const play = (event: MouseEvent) => {
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <div className="wrap camp__film">
      {playing ? (
        <Player section={section} />
      ) : (
        <a className="camp__still" href={section.youtube_link ?? ''} rel="noreferrer" onClick={play}>
          <Tread />
          <SectionImage section={section} sizes="(width < 64rem) 60vw, 24rem" />
          <span className="camp__play">
            <Icon name="play" label={w.play(section.title ?? '')} />
          </span>
        </a>
      )}
      <SectionTitle section={section} />
      {section.description && <CmsHtml html={section.description} />}
      <p className="small quiet">{w.loadedWhenPressed}</p>
    </div>
  )
}

function Player({ section }: { section: SectionProps['section'] }) {
  return (
    <iframe
      className="camp__player"
      title={section.title ?? ''}
      src={`${section.film}?autoplay=1`}
      allow="autoplay; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      ref={(frame) => frame?.focus()}
    />
  )
}
