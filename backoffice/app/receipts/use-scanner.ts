import { useEffect, useEffectEvent } from 'react'

/** A scanner types faster than any person: its keys are less than this many milliseconds apart. */
const fastestTyping = 50
const leastDigits = 8

interface Scan {
  readonly digits: string
  readonly lastAt: number
  /** The field into which the scanner types, and its text before the scan. */
  readonly field: HTMLInputElement | null
  readonly before: string
}

const noScan: Scan = { digits: '', lastAt: Number.NEGATIVE_INFINITY, field: null, before: '' }

/**
 * Calls `onScan` with the digits of a barcode that a scanner types as a keyboard, ended by Enter, wherever the focus
 * is. The listener runs in the capture phase, so that the Enter neither submits a form nor presses a button, and the
 * digits are taken out of the field in which they appeared.
 */
export function useScanner(onScan: (digits: string) => void): void {
  const scanned = useEffectEvent(onScan)
  useEffect(() => {
    let scan = noScan
    const listen = (event: KeyboardEvent) => {
      const isFast = event.timeStamp - scan.lastAt < fastestTyping
      if (event.key === 'Enter' && isFast && scan.digits.length >= leastDigits) {
        event.preventDefault()
        event.stopPropagation()
        if (scan.field) scan.field.value = scan.before
        scanned(scan.digits)
      }
      scan = /^\d$/.test(event.key) ? nextScan(isFast ? scan : noScan, event) : noScan
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function nextScan(scan: Scan, { key, timeStamp, target }: KeyboardEvent): Scan {
  if (scan.digits !== '') return { ...scan, digits: scan.digits + key, lastAt: timeStamp }
  const field = target instanceof HTMLInputElement ? target : null
  return { digits: key, lastAt: timeStamp, field, before: field?.value ?? '' }
}
