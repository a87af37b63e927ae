/** Detects devices that sign-in refuses, because the app is made for desktops. */

export interface Device {
  readonly userAgent: string
  readonly width: number
  readonly touch: boolean
}

const KEYWORDS = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i
const NARROW_BELOW = 768

export function isMobile({ userAgent, width, touch }: Device): boolean {
  return KEYWORDS.test(userAgent) || (touch && width < NARROW_BELOW)
}
