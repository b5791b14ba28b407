/** How many games wait for this device, in the title of the page and on the sign of the app. */

export function badge(games: number, title: string): void {
  document.title = games ? `● ${games > 1 ? `(${games}) ` : ''}${title}` : title
  const sign = navigator as { setAppBadge?: (count: number) => Promise<void> }
  void sign.setAppBadge?.(games).catch(() => undefined) // 0 takes it away
}
