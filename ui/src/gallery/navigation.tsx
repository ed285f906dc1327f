import { Breadcrumb } from '../breadcrumb.tsx'
import { Disclosure, Disclosures } from '../disclosure.tsx'
import { Pager } from '../pager.tsx'
import { Stepper } from '../stepper.tsx'
import { Tabs } from '../tabs.tsx'
import { Group, State } from './state.tsx'

const crumbs = [
  { label: 'Etusivu', href: '#light' },
  { label: 'Talvirenkaat', href: '#dark' },
]
const steps = ['Ostoskori', 'Omat tiedot', 'Asennus', 'Maksu', 'Vahvistus'].map((label) => ({
  label,
  href: '#light',
}))

export function Navigation({ prefix }: { prefix: string }) {
  return (
    <Group title="Finding the way">
      <State name="Breadcrumb">
        <Breadcrumb label={`Murupolku, ${prefix}`} crumbs={crumbs} here="205/55 R16" />
      </State>
      <State name="Steps: at the second of five, and at the last">
        <div className="stack stack--wide">
          <Stepper label={`Tilaus, ${prefix}, alku`} steps={steps} current={1} doneLabel="valmis" />
          <Stepper label={`Tilaus, ${prefix}, loppu`} steps={steps} current={4} doneLabel="valmis" />
        </div>
      </State>
      <State name="Tabs (arrows, Home and End move)">
        <Vehicles prefix={prefix} />
      </State>
      <State name="Disclosures: one open at a time">
        <Questions prefix={prefix} />
      </State>
      <State name="Pager: first, middle, few">
        <div>
          <Pages name={`${prefix}, alku`} page={1} pages={12} />
          <Pages name={`${prefix}, keski`} page={6} pages={12} />
          <Pages name={`${prefix}, muutama`} page={3} pages={3} />
        </div>
      </State>
    </Group>
  )
}

function Vehicles({ prefix }: { prefix: string }) {
  return (
    <Tabs
      label="Ajoneuvo"
      tabs={[
        { id: `${prefix}-car`, label: 'Henkilöauto', icon: 'car', panel: <p>Pienistä perheautoihin.</p> },
        { id: `${prefix}-van`, label: 'Pakettiauto', icon: 'van', panel: <p>C-kantavuus, työajoon.</p> },
        { id: `${prefix}-truck`, label: 'Kuorma-auto', icon: 'truck', panel: <p>Rahtina ovelle.</p> },
        { id: `${prefix}-place`, label: 'Asennuspisteet', icon: 'pin', panel: <p>Lähin piste kartalla.</p> },
      ]}
    />
  )
}

function Questions({ prefix }: { prefix: string }) {
  return (
    <Disclosures>
      <Disclosure name={`${prefix}-faq`} summary="Milloin nastarenkaat ovat sallittuja?" open>
        <p>Marraskuun alusta maaliskuun loppuun, ja muulloinkin, jos sää tai keli sitä edellyttää.</p>
      </Disclosure>
      <Disclosure name={`${prefix}-faq`} summary="Miten perun renkaanvaihtoajanvarauksen?">
        <p>Avaa tilaus omilla sivuillasi ja valitse peruuta.</p>
      </Disclosure>
      <Disclosure name={`${prefix}-faq`} summary="Kausi" big>
        <p>Large, for the menu sheet.</p>
      </Disclosure>
    </Disclosures>
  )
}

function Pages({ name, page, pages }: { name: string; page: number; pages: number }) {
  return (
    <Pager
      page={page}
      pages={pages}
      href={(to) => `?page=${to}`}
      label={`Sivut, ${name}`}
      previousLabel="Edellinen sivu"
      nextLabel="Seuraava sivu"
      pageLabel={(to) => `Sivu ${to}`}
    />
  )
}
