import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Empty } from '../empty.tsx'
import { Bone, Skeleton } from '../skeleton.tsx'
import { alertTimeoutSeconds, flash, flashSeconds, showToast } from '../toast.tsx'
import { Group, State } from './state.tsx'

export function Messages({ prefix }: { prefix: string }) {
  return (
    <Group title="Messages, loading, empty">
      <Alerts prefix={prefix} />
      <State name="Toasts: stay while hovered or focused, then their time begins again">
        <div className="row">
          <Button onClick={() => showToast({ title: 'Tuote lisättiin ostoskoriin.' })}>
            Alert, {alertTimeoutSeconds} s
          </Button>
          <Button onClick={showFlash}>Flash, {flashSeconds} s</Button>
          <Button onClick={showFailure}>Failure</Button>
        </div>
      </State>
      <State name="Loading keeps the shape of what comes">
        <Skeleton label="Haetaan renkaita" className="gal__bones">
          <Bone kind="picture" />
          <span className="stack stack--tight">
            <Bone width="short" />
            <Bone kind="title" width="long" />
            <Bone width="half" />
            <Bone kind="button" />
          </span>
        </Skeleton>
      </State>
      <State name="Empty">
        <Empty title="Näillä ehdoilla ei löytynyt renkaita">
          <p>Kokoa 205/55 R16 on 158 rengasta. Poista jokin suodatin, niin näet ne.</p>
          <Button>Tyhjennä suodattimet</Button>
        </Empty>
      </State>
    </Group>
  )
}

function showFlash() {
  flash({ title: 'Salasana vaihdettu.', more: 'Kirjaudu sisään uudella salasanalla.', tone: 'info' })
}

function showFailure() {
  showToast({ title: 'Koria ei voitu päivittää.', more: 'Kokeile hetken päästä uudelleen.', tone: 'bad' })
}

function Alerts({ prefix }: { prefix: string }) {
  return (
    <div className="stack stack--tight">
      <Alert tone="good" quiet title="Tuote lisättiin ostoskoriin.">
        4 × talvirengas, 205/55 R16 94T XL
      </Alert>
      <Alert quiet title="Kuorma-auton renkaat toimitetaan ilman asennusta.">
        Ne tulevat rahtina ovellesi 2–4 arkipäivässä.
      </Alert>
      <Alert tone="warn" quiet title="Tällä pisteellä ei ole vapaita aikoja 14 päivään.">
        Lähin vapaa aika: ti 24.11. klo 12.00. <a href="#light">Valitse se</a>
      </Alert>
      <Alert
        tone="bad"
        quiet
        title="Tarkista kaksi kohtaa."
        errors={[
          { field: `${prefix}-zip`, text: 'Postinumerossa on viisi numeroa.' },
          { field: `${prefix}-terms`, text: 'Hyväksy toimitusehdot.' },
        ]}
      />
      <Alert tone="bad" quiet title="Maksu ei onnistunut.">
        Tiliäsi ei veloitettu. Kokeile uudelleen toisella maksutavalla.
      </Alert>
    </div>
  )
}
