import { useRootData } from '../page/root-data.ts'

export function PhoneLink({ className }: { className?: string | undefined }) {
  const phone = useRootData()?.customerServicePhone
  if (!phone) return null
  return (
    <a className={className} href={`tel:${phone.replace(/ /g, '').replace(/^0/, '+358')}`}>
      <b>{phone}</b>
    </a>
  )
}
