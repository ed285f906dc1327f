/** Turns the output of PostgreSQL's programs into one sentence that tells an operator what to do. */
export function sayWhyNotRunning(output: string, folder: string): string {
  if (/No space left on device|ENOSPC|Disk quota exceeded/i.test(output)) return diskFull(folder)
  if (/Read-only file system|Permission denied/i.test(output)) {
    return `The data folder ${folder} cannot be written to: ${lastComplaint(output)}`
  }
  if (/error while loading shared libraries|not found|ENOENT|No such file or directory$/m.test(output)) {
    return `The built-in PostgreSQL does not run on this system (${lastComplaint(output)}). Set DATABASE_URL to a PostgreSQL 15 or newer of your own.`
  }
  return `PostgreSQL does not start in ${folder}: ${lastComplaint(output)}`
}

export function diskFull(folder: string): string {
  return `The disk that holds ${folder} is full. Make room and start again.`
}

function lastComplaint(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const complaints = lines.filter((line) => /FATAL|PANIC|ERROR|error:/.test(line))
  const line = complaints.at(-1) ?? lines.at(-1) ?? 'it said nothing'
  return line.replace(/^.*?(?:FATAL|PANIC|ERROR|error):\s*/, '').trim()
}
