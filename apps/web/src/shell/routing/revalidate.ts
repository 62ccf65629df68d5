import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Whether loaders run again. They depend on the path alone, so a changed query sends no request, and pages
 * that started without a network keep working.
 */
export function revalidateOnPath({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
