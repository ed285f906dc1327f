import PhotoSwipe from 'photoswipe'
import type { Slide } from './slide.ts'
import { inWidth } from './slide.ts'
import type { ViewerWords } from './viewer-words.ts'

interface Pictures {
  readonly slides: readonly Slide[]
  readonly first: number
  readonly words: ViewerWords
}

const topBarPixels = 60
const thumbnailsPixels = 118
const gapPixels = 8
/** A screen lower than this, such as that of a phone in landscape, has no room for the thumbnails. */
const lowScreenPixels = 480
const closeUp = 2.5
const closest = 5

/**
 * Opens the dialog with PhotoSwipe in it. Returns a function that closes PhotoSwipe, for when the dialog is
 * unmounted.
 */
export function showPictures(dialog: HTMLDialogElement, { slides, first, words }: Pictures): () => void {
  let ended = false
  let viewer: PhotoSwipe | null = null
  void Promise.all(slides.map(sizedPicture)).then((dataSource) => {
    if (ended) return
    viewer = new PhotoSwipe({
      dataSource,
      index: first,
      appendToEl: dialog,
      closeTitle: words.close,
      zoomTitle: words.zoom,
      arrowPrevTitle: words.previous,
      arrowNextTitle: words.next,
      errorMsg: words.failed,
      ...behaviour,
    })
    addControls(viewer, slides, words)
    viewer.on('destroy', () => dialog.close())
    dialog.showModal()
    viewer.init()
    removeRoles(viewer)
  })
  return () => {
    ended = true
    if (!viewer?.isDestroying) viewer?.destroy()
  }
}

const behaviour = {
  bgOpacity: 1,
  counter: false,
  // The dialog element itself traps the focus and returns it afterwards.
  trapFocus: false,
  returnFocus: false,
  // These options replace defaults by which a pinch closes the viewer and a single tap hides the buttons.
  pinchToClose: false,
  tapAction: false,
  // If PhotoSwipe is destroyed while its opening is animated, its listeners stay on the document. It therefore opens
  // without animation.
  showHideAnimationType: 'none',
  zoomAnimationDuration: 200,
  secondaryZoomLevel: ({ fit }) => fit * closeUp,
  maxZoomLevel: ({ fit }) => fit * closest,
  paddingFn: ({ y }) => ({
    top: topBarPixels + gapPixels,
    bottom: (y > lowScreenPixels ? thumbnailsPixels : 0) + gapPixels,
    left: gapPixels,
    right: gapPixels,
  }),
} satisfies ConstructorParameters<typeof PhotoSwipe>[0]

function addControls(viewer: PhotoSwipe, slides: readonly Slide[], words: ViewerWords) {
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'place',
      order: 5,
      onInit: (place) => {
        place.ariaLive = 'polite'
        viewer.on('change', () => {
          place.textContent = words.place(viewer.currIndex + 1, slides.length)
        })
      },
    })
    addThumbnails(viewer, slides)
  })
  viewer.on('keydown', (event) => {
    if (handleKey(viewer, event.originalEvent)) event.preventDefault()
  })
}

/**
 * Removes roles that PhotoSwipe sets: the dialog around it has the role already, and screen readers would read
 * "carousel" and "slide" in English.
 */
function removeRoles({ element }: PhotoSwipe) {
  element?.removeAttribute('role')
  for (const part of element?.querySelectorAll('[aria-roledescription]') ?? [])
    part.removeAttribute('aria-roledescription')
}

/**
 * Returns the slide with its size, which PhotoSwipe needs before the large picture is loaded. The proportions are
 * taken from the thumbnail.
 */
async function sizedPicture(slide: Slide) {
  const thumbnail = new Image()
  thumbnail.src = inWidth(slide, 150)
  await thumbnail.decode().catch(() => undefined)
  const proportion = thumbnail.naturalHeight / thumbnail.naturalWidth || 1
  const width = 1800
  return {
    src: inWidth(slide, width),
    msrc: thumbnail.src,
    alt: slide.alt,
    width,
    height: Math.round(width * proportion),
  }
}

const zoomStep = 1.5

/**
 * Handles keys that PhotoSwipe does not handle itself (it handles the arrows, Esc and Z). Returns true if it handled
 * the key.
 */
function handleKey(viewer: PhotoSwipe, event: KeyboardEvent): boolean {
  const { currSlide, options } = viewer
  if (!currSlide || event.ctrlKey || event.metaKey || event.altKey) return false
  const zoomTo = (level: number) => viewer.zoomTo(level, undefined, options.zoomAnimationDuration)
  const actions: Record<string, () => void> = {
    Home: () => viewer.goTo(0),
    End: () => viewer.goTo(viewer.getNumItems() - 1),
    '+': () => zoomTo(currSlide.currZoomLevel * zoomStep),
    '-': () => zoomTo(currSlide.currZoomLevel / zoomStep),
    '0': () => zoomTo(currSlide.zoomLevels.initial),
  }
  const act = actions[event.key]
  if (!act) return false
  event.preventDefault()
  act()
  return true
}

/** Adds a row of thumbnails, each 110 px wide, for as many as the screen has room for (PDP-62). */
function addThumbnails(viewer: PhotoSwipe, slides: readonly Slide[]) {
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
