import { PhoneLink } from '../../frame/phone-link.tsx'
import { home } from '../../words/home.ts'
import { useWords } from '../../words.ts'

export function PayBand() {
  const w = useWords(home)
  return (
    <section className="section section--follows" aria-label={w.help}>
      <div className="wrap payband">
        <div>
          <h2>{w.paySafely}</h2>
          <p className="small">{w.payHow}</p>
          <ul className="payband__marks">
            {w.payMarks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{w.instalments}</h2>
          <p className="small">{w.instalmentsHow}</p>
        </div>
        <div>
          <h2>{w.askPerson}</h2>
          <p className="small">{w.askHours}</p>
          <p>
            <PhoneLink className="link num payband__phone" />
          </p>
        </div>
      </div>
    </section>
  )
}
