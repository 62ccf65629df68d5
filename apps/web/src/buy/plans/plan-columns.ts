export const planColumns =
  'grid gap-4 md:grid-cols-3 md:grid-rows-[auto_auto_auto_auto_1fr] md:auto-rows-auto md:gap-y-0';
