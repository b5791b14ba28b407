/** Where in the app we are: the address bar, made reactive. */

export const route = $state({ path: location.pathname, hash: location.hash })

function follow(): void {
  route.path = location.pathname
  route.hash = location.hash
}

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  follow()
  if (!location.hash) scrollTo(0, 0)
}

addEventListener('popstate', follow)
addEventListener('click', (click) => {
  const link = (click.target as Element).closest?.('a[href^="/"]')
  if (!link || link.matches('[download], [target]')) return
  if (click.button || click.metaKey || click.ctrlKey || click.shiftKey) return
  click.preventDefault()
  go(link.getAttribute('href')!)
})
