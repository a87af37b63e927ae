import { useEffectEvent, useLayoutEffect } from 'react'

/** A layout effect, because a key may be pressed as soon as what it works on is on the screen. */
export function useListener<Name extends keyof WindowEventMap>(
  name: Name,
  act: (event: WindowEventMap[Name]) => void,
  isOn = true,
): void {
  const latest = useEffectEvent(act)
  useLayoutEffect(() => {
    if (!isOn) return
    const listener = (event: WindowEventMap[Name]): void => latest(event)
    addEventListener(name, listener)
    return () => removeEventListener(name, listener)
  }, [name, isOn])
}
