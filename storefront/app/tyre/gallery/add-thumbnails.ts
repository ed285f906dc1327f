import type PhotoSwipe from 'photoswipe'
import type { Slide } from './slide.ts'
import { inWidth } from './slide.ts'

/** Adds a row of thumbnails, each 110 px wide, for as many as the screen has room for (PDP-62). */
export function addThumbnails(viewer: PhotoSwipe, slides: readonly Slide[]) {
  viewer.ui?.registerElement({
    name: 'thumbnails',
    appendTo: 'root',
    onInit: (row) => {
      const buttons = slides.map((slide, place) => thumbnail(slide, () => viewer.goTo(place)))
      row.append(...buttons)
      viewer.on('change', () => {
        for (const [place, button] of buttons.entries())
          button.ariaCurrent = place === viewer.currIndex ? 'true' : null
        buttons[viewer.currIndex]?.scrollIntoView({ block: 'nearest', inline: 'center' })
      })
    },
  })
}

function thumbnail(slide: Slide, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  const picture = document.createElement('img')
  Object.assign(picture, { src: inWidth(slide, 150), alt: '', width: 110, height: 110 })
  Object.assign(button, { type: 'button', ariaLabel: slide.alt, onclick: onClick })
  button.append(picture)
  return button
}
