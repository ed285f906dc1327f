import { Carousel } from '../carousel.tsx'
import { Mark } from '../mark.tsx'
import { Panel } from '../panel.tsx'
import { Price } from '../price.tsx'
import { ScrollRow } from '../scroll-row.tsx'
import { Table } from '../table.tsx'
import { Group, State } from './state.tsx'

export function Figures({ scheme }: { scheme: string }) {
  return (
    <Group title="Figures, marks, panels, table">
      <State name="Prices">
        <div className="row">
          <Price cents={9990} />
          <Price cents={53120} size="big" />
          <Price cents={123450} size="huge" />
          <Price cents={-2500} />
          <Price cents={11290} soldOut />
        </div>
      </State>
      <State name="Marks">
        <div className="row">
          <Mark icon="stud">Nasta</Mark>
          <Mark icon="flake">Kitka</Mark>
          <Mark icon="sun">Kesä</Mark>
          <Mark tone="amber">Tarjous</Mark>
          <Mark tone="spruce">Valmis</Mark>
          <Mark tone="berry">Peruttu</Mark>
          <Mark tone="grey">Luonnos</Mark>
        </div>
      </State>
      <State name="Table: scrolls in its own box, reached by keyboard">
        <Orders label={`Tilaukset, ${scheme}`} />
      </State>
      <State name="Shelf: side by side on wide screens, one after another on a phone">
        <ScrollRow label={`Hyllyt, ${scheme}`} row>
          <Panel>At rest</Panel>
          <Panel chosen>Chosen</Panel>
          <Panel float>Floating</Panel>
          <Panel>Renkaanvaihtoajanvarauskalenterinäkymä</Panel>
        </ScrollRow>
      </State>
      <State name="Carousel: moves every two seconds until one hovers, focuses or pauses it">
        <Carousel
          label={`Karuselli, ${scheme}`}
          words={carouselWords}
          milliseconds={2000}
          heading={<h4>Talven kokoja</h4>}
        >
          {sizes.map((size) => (
            <li key={size}>
              <Panel>
                <span className="num">{size}</span>
              </Panel>
            </li>
          ))}
        </Carousel>
      </State>
    </Group>
  )
}

const carouselWords = {
  kind: 'karuselli',
  pause: 'Pysäytä vaihtuminen',
  play: 'Käynnistä vaihtuminen',
  previous: 'Edellinen',
  next: 'Seuraava',
}
const sizes = [
  '205/55 R16',
  '195/65 R15',
  '225/45 R17',
  '215/60 R16',
  '235/55 R18',
  '185/65 R15',
  '255/35 R19',
]

const orders = [
  { number: '2026-1142', what: 'Talvirengas 205/55 R16, 4 kpl', where: 'Rengaspiste Kallio', cents: 53120 },
  { number: '2026-0987', what: 'Renkaanvaihtoajanvaraus', where: 'Vallilan Autohuolto', cents: 4900 },
  { number: '2025-4410', what: 'Kesärengas 225/45 R17, 4 kpl', where: 'Lauttasaari', cents: 123450 },
]

function Orders({ label }: { label: string }) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">Tilaus</th>
          <th scope="col">Mitä</th>
          <th scope="col">Asennuspiste</th>
          <th scope="col" className="is-num">
            Yhteensä
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number}>
            <th scope="row">{order.number}</th>
            <td>{order.what}</td>
            <td className="nowrap">{order.where}</td>
            <td className="is-num">
              <Price cents={order.cents} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
