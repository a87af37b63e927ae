/** On a narrow screen, a link to a section of the same page also puts the menu away that it stands in. */
export function closeMenuOnFollow(): void {
  const menu = document.getElementById('bar-menu')
  menu?.addEventListener('click', (event) => {
    const followed = event.target instanceof Element && event.target.closest('a')
    if (followed && menu.matches(':popover-open')) menu.hidePopover()
  })
}
