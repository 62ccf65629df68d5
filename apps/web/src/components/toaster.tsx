import { lazy, Suspense, useSyncExternalStore } from 'react';

/** Success is read at a glance, so its toast closes by itself. */
const successMs = 6000;

/** Says what went wrong and what to do. Replaces the toast that is shown. */
export function showError(title: string, description?: string): void {
  void show((toast) => toast.error(title, { description }));
}

export function showSuccess(title: string, description?: string): void {
  void show((toast) => toast.success(title, { description, duration: successMs }));
}

export function clearToasts(): void {
  if (wanted) void show(() => {});
}

const ToasterRegion = lazy(() => import('./toaster-region.tsx'));

/** The place where toasts appear, loaded with the first of them. */
export function Toaster() {
  const mounted = useSyncExternalStore(
    (onChange) => {
      onWanted = onChange;
      return () => {};
    },
    () => wanted,
    () => false,
  );
  return mounted ? (
    <Suspense fallback={null}>
      <ToasterRegion onReady={() => markReady()} />
    </Suspense>
  ) : null;
}

let wanted = false;
let onWanted = () => {};
let markReady = () => {};
const ready = new Promise<void>((resolve) => {
  markReady = resolve;
});

type Toast = typeof import('sonner').toast;

async function show(next: (toast: Toast) => void): Promise<void> {
  wanted = true;
  onWanted();
  const [{ toast }] = await Promise.all([import('sonner'), ready]);
  toast.dismiss();
  next(toast);
}
