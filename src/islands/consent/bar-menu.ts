/** On a narrow screen, a link to a section of the same page also closes the menu that contains it. */
export function closeMenuOnFollow(): void {
  const menu = document.getElementById('bar-menu')
  menu?.addEventListener('click', (event) => {
    const followed = event.target instanceof Element && event.target.closest('a')
    if (followed && menu.matches(':popover-open')) menu.hidePopover()
  })
}
