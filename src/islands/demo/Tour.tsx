import { type RefObject, useEffect, useRef } from 'react'
import { classes } from '../ui/index.ts'
import { TourDialog } from './TourDialog.tsx'
import { STEP_TEXTS } from './tour-texts.ts'
import { useSpotlight } from './use-spotlight.ts'
import type { TourControl } from './use-tour.ts'
import { useTourKeys } from './use-tour-keys.ts'

interface TourProps {
  tour: TourControl
}

/** The tour above the screen: everything but the target is shaded, with the dialog beside it. */
export function Tour({ tour }: TourProps) {
  return tour.snapshot.hasTag('active') ? <ActiveTour tour={tour} /> : null
}

function ActiveTour({ tour }: TourProps) {
  const { snapshot, send } = tour
  const { step } = snapshot.context
  const root = useRef<HTMLDivElement>(null)
  const departing = snapshot.hasTag('departing')
  const target = departing || snapshot.hasTag('asking') ? undefined : STEP_TEXTS[step].target
  useSpotlight(root, target)
  useTourFocus(root, `${step} ${snapshot.hasTag('asking')} ${departing}`)
  useTourKeys(root, snapshot.hasTag('asking'), send)
  return (
    <div ref={root} className="tour" data-target={target}>
      <div className={classes('tour-spot', !target && 'tour-spot-nowhere')} data-spot />
      <TourDialog {...tour} />
    </div>
  )
}

/** `moment` changes with the dialog's content. */
function useTourFocus(root: RefObject<HTMLElement | null>, moment: string): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what moves the focus
  useEffect(() => {
    const moving = requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true }),
    )
    return () => cancelAnimationFrame(moving)
  }, [root, moment])
}
