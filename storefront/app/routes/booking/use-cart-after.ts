import type { Appointment } from '@pito/contracts/booking'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { cartAddress } from '../../cart/cart-address.ts'
import { useLocale } from '../../locale/use-locale.ts'

/** Without scripts the action redirects to the cart. */
export function useCartAfter(booked: Appointment | null): void {
  const navigate = useNavigate()
  const locale = useLocale()
  useEffect(() => {
    if (booked) void navigate(cartAddress(locale))
  }, [booked, navigate, locale])
}
