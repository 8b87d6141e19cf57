/** Where the reader is: the path of the address, followed without loading the page anew. */
class Route {
  path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
  }
}

export const route = new Route()

export function go(path: string): void {
  history.pushState(null, '', path)
  route.path = path
  scrollTo(0, 0)
}

/** Links within the page are followed in place; all others as always. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname)
}
