import { Button } from '../button.tsx'
import { closeDialog, Dialog, DialogButton } from '../dialog.tsx'
import { Disclosure } from '../disclosure.tsx'
import { Popover, PopoverButton } from '../popover.tsx'
import { showToast } from '../toast.tsx'
import { Group } from './state.tsx'

export function Overlays({ prefix }: { prefix: string }) {
  return (
    <Group title="What opens above the page">
      <div className="row">
        <DialogButton opens={`${prefix}-middle`}>Dialog</DialogButton>
        <DialogButton opens={`${prefix}-right`}>Sheet from the right</DialogButton>
        <DialogButton opens={`${prefix}-below`}>Sheet from below</DialogButton>
        <PopoverButton opens={`${prefix}-popover`}>Popover</PopoverButton>
      </div>
      <Popover id={`${prefix}-popover`} label="Kantavuusluokka">
        <p>
          <b>94</b> kantaa 670 kg rengasta kohti.
        </p>
      </Popover>
      <Middle id={`${prefix}-middle`} />
      <Dialog id={`${prefix}-right`} title="Valikko" closeLabel="Sulje valikko" place="right">
        <Disclosure name={`${prefix}-menu`} summary="Kausi" big open>
          <ul>
            <li>Nastarenkaat</li>
            <li>Kitkarenkaat</li>
          </ul>
        </Disclosure>
        <Disclosure name={`${prefix}-menu`} summary="Ajoneuvo" big>
          <p>Henkilöauto</p>
        </Disclosure>
      </Dialog>
      <Dialog id={`${prefix}-below`} title="Suodata" closeLabel="Sulje suodattimet" place="below">
        <p>Short content: the sheet is as high as it needs to be.</p>
      </Dialog>
    </Group>
  )
}

function Middle({ id }: { id: string }) {
  const footer = (
    <>
      <Button look="bare" onClick={() => closeDialog(id)}>
        Peruuta
      </Button>
      <Button look="go" onClick={() => closeDialog(id)}>
        Varaa tämä aika
      </Button>
    </>
  )
  return (
    <Dialog id={id} title="Renkaanvaihtoajanvaraus" closeLabel="Sulje" footer={footer}>
      <div className="stack">
        <p>Esc, the cross and a press beside the box close it; the focus goes back to the button.</p>
        <Button onClick={() => showToast({ title: 'A toast lies above the dialog.' })}>Toast</Button>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={String(index)}>Line {index + 1}: the head and the foot stay in view.</p>
        ))}
      </div>
    </Dialog>
  )
}
