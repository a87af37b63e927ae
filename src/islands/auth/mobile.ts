/** Which devices are refused at sign-in: the app's screens are made for desktops. */

export interface Device {
  readonly userAgent: string
  /** Width of the window in CSS pixels. */
  readonly width: number
  readonly touch: boolean
}

const KEYWORDS = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i
const NARROW_BELOW = 768

/** By the user agent's words, or by a narrow window together with touch. */
export function isMobile({ userAgent, width, touch }: Device): boolean {
  return KEYWORDS.test(userAgent) || (touch && width < NARROW_BELOW)
}
