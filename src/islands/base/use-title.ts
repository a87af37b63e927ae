import { useEffect } from 'react'

/** Puts what is opened before the page's title, because several tabs may show the same page. */
export function useTitle(opened: string | undefined): void {
  useEffect(() => {
    const { title } = document
    if (opened) document.title = `${opened} · ${title}`
    return () => {
      document.title = title
    }
  }, [opened])
}
