/** Lines of a text, and its parts between separators. */

/** The text before the first separator. */
export const firstPart = (text: string, separator: string | RegExp): string =>
  text.split(separator, 1).join('')

/** The text after the last separator. */
export const lastPart = (text: string, separator: RegExp): string => text.split(separator).pop() ?? ''

export const firstLine = (text: string): string => firstPart(text, '\n')

export const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1)

/** Offset at which the line around `at` begins. */
export const lineStart = (text: string, at: number): number => at - lastLine(text.slice(0, at)).length

/** Offset at which the line around `at` ends. */
export const lineEnd = (text: string, at: number): number => at + firstLine(text.slice(at)).length
