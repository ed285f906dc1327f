import type { Appointment } from '@pito/contracts/booking'
import { useLocale } from '@pito/web/locale/use-locale'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { checkoutAddress } from '../../cart/checkout-address.ts'

/** Opens the information page after a booking. Without scripts the server's action redirects to that page. */
export function useInformationAfter(booked: Appointment | null): void {
  const navigate = useNavigate()
  const locale = useLocale()
  useEffect(() => {
    if (booked) void navigate(checkoutAddress('information', locale))
  }, [booked, navigate, locale])
}
