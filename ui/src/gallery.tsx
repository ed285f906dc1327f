import './gallery.css'
import './gallery/carousel.css'
import './office.css'
import { Actions } from './gallery/actions.tsx'
import { Choices } from './gallery/choices.tsx'
import { Fields } from './gallery/fields.tsx'
import { Figures } from './gallery/figures.tsx'
import { Foundations } from './gallery/foundations.tsx'
import { Messages } from './gallery/messages.tsx'
import { Navigation } from './gallery/navigation.tsx'
import { Office } from './gallery/office.tsx'
import { Overlays } from './gallery/overlays.tsx'

/** Shows every component in every state, for developers. */
export function Gallery() {
  return (
    <>
      <header className="wrap section stack stack--tight">
        <h1>Parts of the shop</h1>
        <p>
          Everything a page is made of, in every state, in the light and the dark scheme. Hover and press
          them: they are the real ones.
        </p>
        <p className="row">
          <a className="link" href="#light">
            Light
          </a>
          <a className="link" href="#dark">
            Dark
          </a>
        </p>
      </header>
      <Scheme scheme="light" />
      <Scheme scheme="dark" />
    </>
  )
}

function Scheme({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <section id={scheme} data-scheme={scheme} aria-labelledby={`${scheme}-title`}>
      <div className="wrap gal">
        <h2 id={`${scheme}-title`}>{scheme === 'light' ? 'Light scheme' : 'Dark scheme'}</h2>
        <Foundations />
        <Actions />
        <Fields prefix={scheme} />
        <Choices prefix={scheme} />
        <Messages prefix={scheme} />
        <Navigation prefix={scheme} />
        <Overlays prefix={scheme} />
        <Figures scheme={scheme} />
        <Office prefix={scheme} />
      </div>
    </section>
  )
}
