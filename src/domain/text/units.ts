/** The units of a text from `start` to `end`. */
export function unitsOf(text: string, start = 0, end = text.length): Uint16Array {
  // Several times faster than "from" with a function.
  const units = new Uint16Array(end - start)
  for (let i = 0; i < units.length; i += 1) units[i] = text.charCodeAt(start + i)
  return units
}
