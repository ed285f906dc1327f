let opened: BroadcastChannel | null = null

/** The channel is shared by the whole document, because a channel does not receive its own messages. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('pito-session')
  return opened
}

/** Tells the other tabs of this browser that a session has begun or ended. */
export function announceSession(): void {
  channel().postMessage(null)
}

/** Calls the listener when another tab has begun or ended a session. Returns a function that removes the listener. */
export function onSessionChange(listener: () => void): () => void {
  channel().addEventListener('message', listener)
  return () => channel().removeEventListener('message', listener)
}
