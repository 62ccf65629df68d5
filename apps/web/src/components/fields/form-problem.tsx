import type { ReactNode } from 'react';

/** An error of the whole form, for dialogs: they hide everything outside, toasts too, from screen readers. */
export function FormProblem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" className="border-s-2 border-fail bg-fail/8 px-3.5 py-3 text-sm">
      <p className="font-medium text-fail">{title}</p>
      <p>{children}</p>
    </div>
  );
}
