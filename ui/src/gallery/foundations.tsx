import { Icon } from '../icon.tsx'
import { drawnIcons, iconClass } from '../icon-class.ts'
import { iconNames } from '../icon-names.ts'
import { Logo } from '../logo.tsx'
import { Group, State } from './state.tsx'

const tokens = [
  'ink',
  'ink-2',
  'ink-3',
  'paper',
  'snow',
  'asphalt-1',
  'asphalt-2',
  'asphalt-3',
  'spruce',
  'spruce-soft',
  'frost',
  'frost-2',
  'frost-3',
  'amber',
  'amber-soft',
  'berry',
  'berry-soft',
  'night',
  'focus',
]

export function Foundations() {
  return (
    <>
      <Group title="Colour">
        <ul className="gal__swatches">
          {tokens.map((token) => (
            <li key={token}>
              <i data-token={token} />
              {token}
            </li>
          ))}
        </ul>
      </Group>
      <Group title="Type">
        <p className="gal__step-5">205/55 R16</p>
        <h3>Renkaanvaihtoajanvaraus ja säilytys</h3>
        <p>
          Reading text stands at normal width. <b>What matters is bold</b>, an{' '}
          <a href="#light">address in the text</a> is underlined, and figures line up:{' '}
          <span className="num">1.234,50 €</span>.
        </p>
        <p className="small quiet">Small and quiet, for hints. Ääkköset: å ä ö Å Ä Ö š ž.</p>
      </Group>
      <Group title="Logo and icons">
        <State name="Word mark">
          <Logo name="Pito" />
        </State>
        <ul className="gal__icons">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
          {drawnIcons.map((name) => (
            <li key={name}>
              <span className={iconClass(name)} />
              {name}
            </li>
          ))}
        </ul>
      </Group>
    </>
  )
}
