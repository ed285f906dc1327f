import type { ReactNode } from 'react'
import type { AlertTone } from './alert.tsx'

export const alertTimeoutSeconds = 3
export const flashSeconds = 10

export interface Toast {
  id: number
  title: ReactNode
  more: ReactNode
  tone: AlertTone
  seconds: number
}

export interface ToastWords {
  title: ReactNode
  more?: ReactNode
  tone?: AlertTone | undefined
}

export interface ToastStore {
  list(): readonly Toast[]
  subscribe(listener: () => void): () => void
  show(words: ToastWords, seconds?: number): number
  close(id: number): void
  pause(): void
  resume(): void
}

export function toastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  let lastId = 0
  let paused = false
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const change = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const close = (id: number) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
  }
  const wait = ({ id, seconds }: Toast) => {
    clearTimeout(timers.get(id))
    timers.set(id, setTimeout(close, seconds * 1000, id))
  }
  return {
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show({ title, more = null, tone = 'good' }, seconds = alertTimeoutSeconds) {
      lastId += 1
      const toast = { id: lastId, title, more, tone, seconds }
      change([...toasts, toast])
      if (!paused) wait(toast)
      return toast.id
    },
    close,
    pause() {
      paused = true
      timers.forEach(clearTimeout)
      timers.clear()
    },
    // The time of each toast starts over, because a visitor who stopped the time in order to read may not have
    // finished.
    resume() {
      paused = false
      toasts.forEach(wait)
    },
  }
}
