import { fitted, keepInBox, type Point, panBy, UNZOOMED, type Zoom, zoomAt } from './zoom.ts';

const TOGGLED_SCALE = 2.5;
/** A pinch that ends below this was meant to end it. */
const WHOLE_BELOW_SCALE = 1.1;
const WHEEL_SCALE_PER_PIXEL = 0.01;
const DOUBLE_TAP_MS = 300;
const SAME_PLACE_PX = 30;
const CENTRE: Point = { x: 0, y: 0 };

export type Gestures = ReturnType<typeof followGestures>;

/** Two fingers and Ctrl with the wheel zoom a slide, one finger moves it, two taps do both. */
export function followGestures(slide: HTMLElement, onChange: (zoomed: boolean) => void) {
  const listening = new AbortController();
  const { signal } = listening;
  const fingers = new Map<number, Point>();
  let zoom: Zoom = UNZOOMED;
  let lastTap = { at: Number.NEGATIVE_INFINITY, where: CENTRE };
  let pressed = CENTRE;

  const apply = (next: Zoom) => {
    const image = slide.querySelector('img');
    const { parentElement: photo } = image?.parentElement ?? {};
    if (image === null || !photo) return;
    const box = { width: slide.clientWidth, height: slide.clientHeight };
    const pixels = {
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
    };
    zoom = keepInBox(next, fitted(pixels, box), box);
    const { scale, x, y } = zoom;
    photo.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    onChange(scale > 1);
  };
  const fromCentre = ({ x, y }: Point): Point => {
    const { left, top, width, height } = slide.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const toggle = (where: Point = CENTRE) =>
    apply(zoom.scale > 1 ? UNZOOMED : zoomAt(zoom, TOGGLED_SCALE, where));

  const press = (event: PointerEvent) => {
    fingers.set(event.pointerId, pointOf(event));
    pressed = pointOf(event);
    slide.toggleAttribute('data-held', true);
    if (zoom.scale > 1) slide.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    if (from === undefined) return;
    const before = spread([...fingers.values()]);
    fingers.set(event.pointerId, pointOf(event));
    const after = spread([...fingers.values()]);
    const moved = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y };
    if (fingers.size === 2) {
      const scale = zoom.scale * (after.distance / Math.max(before.distance, 1));
      apply(panBy(zoomAt(zoom, scale, fromCentre(before.middle)), moved));
    } else if (zoom.scale > 1) apply(panBy(zoom, moved));
  };
  const release = (event: PointerEvent) => {
    const wasAlone = fingers.delete(event.pointerId) && fingers.size === 0;
    if (!wasAlone) return;
    slide.toggleAttribute('data-held', false);
    const where = pointOf(event);
    const isTap = event.type === 'pointerup' && isNear(where, pressed);
    if (isTap && event.timeStamp - lastTap.at < DOUBLE_TAP_MS && isNear(where, lastTap.where)) {
      lastTap = { at: Number.NEGATIVE_INFINITY, where };
      toggle(fromCentre(where));
      return;
    }
    if (isTap) lastTap = { at: event.timeStamp, where };
    if (zoom.scale > 1 && zoom.scale < WHOLE_BELOW_SCALE) apply(UNZOOMED);
  };
  const turnWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const scale = zoom.scale * Math.exp(-event.deltaY * WHEEL_SCALE_PER_PIXEL);
    apply(zoomAt(zoom, scale, fromCentre(pointOf(event))));
  };

  slide.addEventListener('pointerdown', press, { signal });
  slide.addEventListener('pointermove', move, { signal });
  slide.addEventListener('pointerup', release, { signal });
  slide.addEventListener('pointercancel', release, { signal });
  slide.addEventListener('wheel', turnWheel, { signal, passive: false });
  slide.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return {
    toggle: () => toggle(),
    reset: () => apply(UNZOOMED),
    stop() {
      apply(UNZOOMED);
      listening.abort();
    },
  };
}

function pointOf({ clientX: x, clientY: y }: MouseEvent): Point {
  return { x, y };
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < SAME_PLACE_PX;
}

function spread([first = CENTRE, second = first]: readonly Point[]) {
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  };
}
