import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import type { Message } from './toaster-region.tsx';

export function showError(title: string, description?: string): void {
  send({ kind: 'error', title, description });
}

export function showSuccess(title: string, description?: string): void {
  send({ kind: 'success', title, description });
}

export function clearToasts(): void {
  send(null);
}

const eventName = 'vesika-toast';

function send(message: Message | null): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: message }));
}

const ToasterRegion = lazy(() => import('./toaster-region.tsx'));

export function Toaster() {
  const [message, setMessage] = useState<Message | null>();
  // A layout effect, so that it listens before the effects of the page send anything.
  useLayoutEffect(() => {
    const receive = (event: Event) => {
      const { detail } = event as CustomEvent<Message | null>;
      setMessage((before) => (before === undefined && detail === null ? undefined : detail));
    };
    window.addEventListener(eventName, receive);
    return () => window.removeEventListener(eventName, receive);
  }, []);
  return (
    message !== undefined && (
      <Suspense fallback={null}>
        <ToasterRegion message={message} />
      </Suspense>
    )
  );
}
