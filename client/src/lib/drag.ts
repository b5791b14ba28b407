/** A card that is dragged to where it goes is played at once. Works by mouse, pen and finger; keys have their own way. */

const FAR = 10 // pixels before it is a drag and no tap
export const DROP = '.stage' // where things go, unless a board says otherwise

/** An attachment for a button: `drop` is called with what it is let go over, if that is a `to`; `lift` when it begins to move. */
export function drag(drop: (there: Element) => void, to = DROP, lift?: () => void) {
  return (one: HTMLElement) => {
    one.style.touchAction = 'none'
    let from: { x: number; y: number; id: number } | null = null
    let moving = false

    function rest() {
      from = null
      moving = false
      one.style.translate = ''
      one.style.zIndex = ''
      one.classList.remove('dragged')
    }
    function down(event: PointerEvent) {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    }
    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!moving && Math.hypot(x, y) < FAR) return
      if (!moving) {
        one.setPointerCapture(from.id)
        lift?.()
      }
      moving = true
      one.classList.add('dragged')
      one.style.translate = `${x}px ${y}px`
      one.style.zIndex = '9'
    }
    function up(event: PointerEvent) {
      if (!moving) return rest()
      const under = document.elementsFromPoint(event.clientX, event.clientY)
      const there = under.map((found) => found.closest(to)).find((found) => found !== null)
      // The click that follows a drag was no tap.
      one.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true })
      rest()
      if (there) drop(there)
    }
    one.addEventListener('pointerdown', down)
    one.addEventListener('pointermove', move)
    one.addEventListener('pointerup', up)
    one.addEventListener('pointercancel', rest)
    return () => {
      one.removeEventListener('pointerdown', down)
      one.removeEventListener('pointermove', move)
      one.removeEventListener('pointerup', up)
      one.removeEventListener('pointercancel', rest)
    }
  }
}
