/** A message that is read or closed belongs to the dialog it is about. */
export function keepOpenForToasts(event: Event & { detail: { originalEvent: Event } }) {
  const target = event.detail.originalEvent.target;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}
