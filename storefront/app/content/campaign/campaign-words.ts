import { words } from '@pito/web/words/words'

export const campaign = words({
  fi: {
    readMore: 'Lue lisää',
    changed: 'Päivitetty',
    play: (title: string) => `Toista video: ${title}`,
    loadedWhenPressed:
      'Video ladataan YouTubesta vasta, kun painat toistoa. Silloin YouTube saa siitä tiedon.',
  },
  en: {
    readMore: 'Read more',
    changed: 'Updated',
    play: (title: string) => `Play the video: ${title}`,
    loadedWhenPressed:
      'The video is loaded from YouTube only when you press play. YouTube then learns of it.',
  },
})
