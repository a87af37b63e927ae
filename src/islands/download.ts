/** How long the browser may take to begin saving a file, in milliseconds. */
const SAVING = 60_000

/** Saves text as a file. */
export function downloadText(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING)
}
