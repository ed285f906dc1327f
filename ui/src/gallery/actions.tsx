import { useState } from 'react'
import { Button, ButtonLink } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { Group, State } from './state.tsx'

export function Actions() {
  return (
    <Group title="Buttons and links">
      <State name="Primary: at rest, focused, unavailable, busy (hover darkens)">
        <div className="row">
          <Button look="go">Näytä renkaat</Button>
          <Button look="go" className="is-focus">
            Kohdistettu
          </Button>
          <Button look="go" unavailable>
            Ei vielä
          </Button>
          <Button look="go" busy>
            Päivitetään tietoja
          </Button>
        </div>
      </State>
      <State name="Quiet: at rest, focused, disabled, busy, with an icon (hover draws the edge in ink)">
        <div className="row">
          <Button>Lisää koriin</Button>
          <Button className="is-focus">Kohdistettu</Button>
          <Button disabled>Loppuunmyyty</Button>
          <Button busy>Lisätään</Button>
          <Button>
            <Icon name="filter" />
            Suodata
          </Button>
        </div>
      </State>
      <State name="Bare, icon, link, link that looks like a button">
        <div className="row">
          <Button look="bare">Tyhjennä</Button>
          <Button icon aria-label="Edellinen">
            <Icon name="left" />
          </Button>
          <Button look="bare" icon aria-label="Sulje">
            <Icon name="close" />
          </Button>
          <Button look="link">Kokomerkintä</Button>
          <ButtonLink href="#light">Asennuspisteet</ButtonLink>
        </div>
      </State>
      <More />
    </Group>
  )
}

function More() {
  return (
    <>
      <State name="On the dark band">
        <div className="gal__night row">
          <Button look="light">Varaa aika</Button>
          <Button look="line">Lue lisää</Button>
        </div>
      </State>
      <State name="Whole width, long words, 320 px">
        <div className="gal__narrow stack stack--tight">
          <Button look="go" wide>
            Vahvista renkaanvaihtoajanvaraus
          </Button>
          <Button wide>Renkaanvaihtoajanvarauskalenterinäkymä</Button>
        </div>
      </State>
      <State name="Press it: busy for two seconds, same width">
        <BusyButton />
      </State>
    </>
  )
}

function BusyButton() {
  const [busy, setBusy] = useState(false)
  const press = () => {
    setBusy(true)
    setTimeout(setBusy, 2000, false)
  }
  return (
    <Button look="go" busy={busy} onClick={press}>
      Siirry maksamaan
    </Button>
  )
}
