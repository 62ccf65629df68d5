/**
 * Pages of the application that are not prerendered, each with everything below it. Any other address
 * without a page of its own is answered with the not-found page and status 404.
 */
export const applicationPaths: readonly string[] = ['/auth', '/dashboard'];
